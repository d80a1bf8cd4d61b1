import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { CodeField, type CodeFieldProps } from "./CodeField.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function Code({
  told = () => {},
  value: first = "",
  ...props
}: Partial<CodeFieldProps> & { told?: (value: string) => void }) {
  const [value, setValue] = useState(first);
  return (
    <CodeField
      name="code"
      value={value}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
      onSend={() => {}}
      {...props}
    />
  );
}

const field = () =>
  screen.getByRole("textbox", { name: wordsOf("ui.codeField.label") });
const send = () => screen.getByRole("button");
const status = () => screen.getByRole("status");

describe("CodeField", () => {
  it("converts pasted digits of another script and drops separators, but keeps letters", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Code told={told} />);
    await user.click(field());
    await user.paste("၁၂၃-456 ");
    expect(told).toHaveBeenLastCalledWith("123456");
    await user.type(field(), "x");
    expect(told).toHaveBeenLastCalledWith("123456x");
  });

  it("supports one-time-code autofill, a numeric keyboard and left-to-right entry", () => {
    renderUi(<Code />, { locale: "ar" });
    expect(field()).toHaveAttribute("autocomplete", "one-time-code");
    expect(field()).toHaveAttribute("inputmode", "numeric");
    expect(field()).toHaveAttribute("dir", "ltr");
    expect(field()).not.toHaveAttribute("maxlength");
  });

  it("requests a code and ignores a second press while it is being sent", async () => {
    const onSend = vi.fn();
    const { user, rerender } = renderUi(<Code onSend={onSend} />);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.codeField.send") }),
    );
    expect(onSend).toHaveBeenCalledOnce();
    rerender(<Code onSend={onSend} sending />);
    await user.click(send());
    expect(send()).toHaveAttribute("aria-busy", "true");
    expect(onSend).toHaveBeenCalledOnce();
  });

  it("counts down on the button, which keeps focus and its name but sends nothing until the wait is over", async () => {
    const onSend = vi.fn();
    const { user, rerender } = renderUi(<Code onSend={onSend} />);
    await user.click(send());
    rerender(<Code onSend={onSend} secondsLeft={48} />);
    expect(send()).toHaveTextContent("Send again in 48 sec");
    expect(send()).toHaveAccessibleName(wordsOf("ui.codeField.again"));
    expect(send()).toHaveFocus();
    rerender(<Code onSend={onSend} secondsLeft={47} />);
    expect(send()).toHaveTextContent("Send again in 47 sec");
    expect(send()).toHaveAccessibleName(wordsOf("ui.codeField.again"));
    await user.keyboard("{Enter}");
    await user.click(send());
    expect(onSend).toHaveBeenCalledOnce();
    rerender(<Code onSend={onSend} sent />);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.codeField.again") }),
    );
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it("shows the wait in seconds even above a minute (SMS-04)", () => {
    const { rerender } = renderUi(<Code sent secondsLeft={119} />);
    expect(send()).toHaveTextContent("Send again in 119 sec");
    rerender(<Code sent secondsLeft={118} />);
    expect(send()).toHaveTextContent("Send again in 118 sec");
  });

  it("announces when a code was sent and when it can be sent again, with a few steps in between", () => {
    const { rerender } = renderUi(<Code />);
    const said: (string | null)[] = [];
    for (const secondsLeft of [
      0, 120, 119, 61, 60, 59, 31, 30, 29, 11, 9, 1, 0, 0, 60,
    ]) {
      rerender(<Code secondsLeft={secondsLeft} />);
      const words = status().textContent;
      if (said.at(-1) !== words) said.push(words);
    }
    expect(said).toEqual([
      "",
      "The code has been sent. You can request another in 2 minutes.",
      "You can request another code in 60 seconds.",
      "You can request another code in 30 seconds.",
      "You can request another code in 9 seconds.",
      wordsOf("ui.codeField.ready"),
      "The code has been sent. You can request another in 60 seconds.",
    ]);
  });

  it("does not announce a wait that was already running at the first render", () => {
    const { rerender } = renderUi(<Code secondsLeft={30} />);
    rerender(<Code secondsLeft={29} />);
    expect(status()).toBeEmptyDOMElement();
  });

  it("gives the wait after too many requests in minutes (CFG-03)", async () => {
    const onSend = vi.fn();
    const { user, rerender } = renderUi(<Code onSend={onSend} sent />);
    rerender(<Code onSend={onSend} tooMany secondsLeft={300} />);
    expect(
      screen.getAllByText("Too many requests. Try again in 5 minutes."),
    ).toHaveLength(2);
    expect(status()).toHaveTextContent(
      "Too many requests. Try again in 5 minutes.",
    );
    expect(send()).toHaveTextContent("Send again in 300 sec");
    await user.click(send());
    expect(onSend).not.toHaveBeenCalled();
    rerender(<Code onSend={onSend} tooMany secondsLeft={61} />);
    expect(screen.getAllByText(/Try again in 2 minutes/)[0]).toBeVisible();
  });

  it("shows why no code can be sent yet and describes the button with it (VAL-55)", async () => {
    const onSend = vi.fn();
    const reason = "Please complete verification first";
    const { user } = renderUi(<Code onSend={onSend} disabledReason={reason} />);
    expect(screen.getAllByText(reason)[0]).toBeVisible();
    expect(send()).toHaveAccessibleDescription(reason);
    await user.tab();
    await user.tab();
    expect(send()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each([Number.NaN, -5, Number.POSITIVE_INFINITY])(
    "ignores an invalid wait of %s",
    (secondsLeft) => {
      renderUi(<Code secondsLeft={secondsLeft} />);
      expect(send()).toBeEnabled();
      expect(send()).toHaveTextContent(wordsOf("ui.codeField.send"));
    },
  );

  it("ignores typing and presses while disabled", async () => {
    const told = vi.fn();
    const { user } = renderUi(
      <Code disabled told={told} onSend={() => told("sent")} />,
    );
    await user.type(field(), "1");
    await user.click(send());
    expect(told).not.toHaveBeenCalled();
  });
});

describe("CodeField for screen readers", () => {
  const full = (secondsLeft: number) => (
    <Code
      value="12"
      required
      secondsLeft={secondsLeft}
      hint="Sent to your phone."
      error="Please enter a valid verification code"
    />
  );

  it("is read in order in English (VAL-45)", () => {
    const { container, rerender } = renderUi(full(0));
    rerender(full(60));
    expect(transcript(container)).toEqual([
      '"Verification code"',
      'textbox "Verification code" = "12", required, invalid, described "Sent to your phone. Please enter a valid verification code"',
      `button "Send again", disabled, described "${wordsOf("ui.codeField.waiting")}"`,
      `"${wordsOf("ui.codeField.waiting")}"`,
      "status",
      '"The code has been sent. You can request another in 60 seconds."',
      '"Sent to your phone."',
      '"Please enter a valid verification code"',
    ]);
  });

  it("is read in Malay with its own messages", () => {
    const { container, rerender } = renderUi(full(0), {
      locale: "ms",
      messages: {
        "ui.codeField.label": "Kod pengesahan",
        "ui.codeField.again": "Hantar semula",
        "ui.codeField.wait": "Hantar semula dalam {time}",
        "ui.codeField.waiting": "Kod baru dihantar. Sila tunggu sebentar.",
        "ui.codeField.sent": "Kod telah dihantar. Kod lain dalam {time}.",
      },
    });
    rerender(full(48));
    expect(transcript(container)).toEqual([
      '"Kod pengesahan"',
      'textbox "Kod pengesahan" = "12", required, invalid, described "Sent to your phone. Please enter a valid verification code"',
      'button "Hantar semula", disabled, described "Kod baru dihantar. Sila tunggu sebentar."',
      '"Kod baru dihantar. Sila tunggu sebentar."',
      "status",
      '"Kod telah dihantar. Kod lain dalam 48 saat."',
      '"Sent to your phone."',
      '"Please enter a valid verification code"',
    ]);
    expect(send()).toHaveTextContent("Hantar semula dalam 48 saat");
  });
});
