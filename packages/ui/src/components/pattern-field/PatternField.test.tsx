import { type HostileVerdict, patterns } from "@foyer/platform/patterns";
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Form } from "../form/Form.tsx";
import { PatternField, type PatternFieldProps } from "./PatternField.tsx";

const account = { acceptedPattern: "letterFirst", minLength: 6, maxLength: 12 };

function Field(props: Partial<PatternFieldProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <PatternField
      label="Username"
      name="username"
      rule={account}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const box = () => screen.getByRole("textbox");

describe("PatternField", () => {
  it("describes what is allowed before there is any error", () => {
    renderUi(<Field />);
    expect(box()).toHaveAccessibleDescription(
      "Letters and digits only, beginning with a letter. 6 to 12 characters",
    );
    expect(box()).not.toBeInvalid();
  });

  it("shows no error while typing, and shows it on blur", async () => {
    const { user } = renderUi(<Field meaning="account" />);
    await user.type(box(), "88mira");
    expect(box()).not.toBeInvalid();
    await user.tab();
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(
      "6 to 12 characters Username format is incorrect. Letters and digits only, beginning with a letter",
    );
  });

  it("removes its error once the entry is valid, and shows no new one while typing", async () => {
    const { user } = renderUi(<Field />);
    await user.type(box(), "mira");
    await user.tab();
    expect(box()).toHaveAccessibleDescription(
      "Letters and digits only, beginning with a letter Content length must be between 6 and 12 characters",
    );
    await user.type(box(), "88");
    expect(box()).not.toBeInvalid();
    await user.type(box(), "{Backspace}");
    expect(box()).not.toBeInvalid();
  });

  it("shows no error when an empty field is left untouched, but does on submit (VAL-47)", async () => {
    const onSubmit = vi.fn();
    const onVerdict = vi.fn();
    const { user } = renderUi(
      <Form label="Register" onSubmit={onSubmit}>
        <Field rule={{ ...account, required: true }} onVerdict={onVerdict} />
        <button type="submit">Send</button>
      </Form>,
    );
    expect(box()).toBeRequired();
    await user.click(box());
    await user.tab();
    expect(box()).not.toBeInvalid();
    await user.keyboard("{Enter}");
    expect(box()).toHaveAccessibleDescription(/Input cannot be empty$/);
    expect(onVerdict).toHaveBeenCalledExactlyOnceWith({
      reason: "required",
      params: {},
    });
    expect(onVerdict.mock.invocationCallOrder[0]).toBeLessThan(
      onSubmit.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it("shows an error on blur when a required entry was deleted again", async () => {
    const { user } = renderUi(<Field required />);
    await user.type(box(), "m{Backspace}");
    await user.tab();
    expect(box()).toHaveAccessibleDescription(/Input cannot be empty$/);
  });

  it("checks the entry without leading and trailing spaces (VAL-01)", async () => {
    const { user } = renderUi(<Field />);
    await user.type(box(), "  mira88 ");
    await user.tab();
    expect(box()).not.toBeInvalid();
  });

  it("shows the server's error instead of its own", async () => {
    const { user } = renderUi(<Field value="88" error="Taken" />);
    await user.click(box());
    await user.tab();
    expect(box()).toHaveAccessibleDescription(/Taken$/);
    expect(screen.queryByText(/Content length/)).not.toBeInTheDocument();
  });

  it.each(
    patterns.flatMap(({ id, sampleGood, sampleBad }) =>
      sampleBad === undefined ? [] : [[id, sampleGood, sampleBad] as const],
    ),
  )("%s: accepts %j and rejects %j", async (id, good, bad) => {
    const { user } = renderUi(<Field rule={{ acceptedPattern: id }} />);
    await user.click(box());
    await user.paste(bad);
    await user.tab();
    expect(box()).toBeInvalid();
    await user.clear(box());
    await user.paste(good);
    await user.tab();
    expect(box()).not.toBeInvalid();
  });

  it("sets the numeric inputmode for digits", () => {
    renderUi(<Field rule={{ acceptedPattern: "digits" }} />);
    expect(box()).toHaveAttribute("inputmode", "numeric");
  });

  it("marks each rule of a new password that is met", async () => {
    const { user } = renderUi(
      <Field
        label="Password"
        kind="password"
        meaning="password"
        rule={{
          acceptedPattern: "strongPassword",
          minLength: 8,
          maxLength: 20,
          required: true,
        }}
      />,
    );
    const input = screen.getByLabelText(/^Password/);
    expect(input).toHaveAccessibleDescription(
      "Still needed: At least one capital letter, small letter, digit and symbol; no spaces Still needed: 8 to 20 characters",
    );
    await user.type(input, "Mira-8");
    expect(input).toHaveAccessibleDescription(
      "Done: At least one capital letter, small letter, digit and symbol; no spaces Still needed: 8 to 20 characters",
    );
  });
});

describe("PatternField with a pattern that only the server knows", () => {
  const rule = { acceptedPattern: "(a+)+$" };

  it("passes the trimmed entry to checkUnknown, and shows an error when that rejects it", async () => {
    const checkUnknown = vi.fn<() => Promise<HostileVerdict>>(
      async () => "refused",
    );
    const { user } = renderUi(
      <Field rule={rule} checkUnknown={checkUnknown} />,
    );
    await user.type(box(), " b ");
    await user.tab();
    expect(checkUnknown).toHaveBeenCalledExactlyOnceWith("(a+)+$", "b");
    await waitFor(() => expect(box()).toBeInvalid());
    expect(box()).toHaveAccessibleDescription(
      "Please check the format of this entry",
    );
    await user.type(box(), "c");
    expect(box()).not.toBeInvalid();
  });

  it.each<[string, (() => Promise<HostileVerdict>) | undefined]>([
    ["nobody can run it", undefined],
    ["its time is over", async () => "leaveToServer"],
    ["the one who runs it fails", () => Promise.reject(new Error("ended"))],
    ["it never ends", () => new Promise(() => {})],
  ])("submits the entry without an error when %s", async (_, checkUnknown) => {
    const onSubmit = vi.fn();
    const { user } = renderUi(
      <Form label="Register" onSubmit={onSubmit}>
        <Field rule={rule} checkUnknown={checkUnknown} />
      </Form>,
    );
    await user.type(box(), `${"a".repeat(40)}!{Enter}`);
    await act(async () => {});
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(box()).not.toBeInvalid();
  });

  it("ignores a late answer about an earlier entry", async () => {
    const answers: ((verdict: HostileVerdict) => void)[] = [];
    const { user } = renderUi(
      <Field
        rule={rule}
        checkUnknown={() => new Promise((resolve) => answers.push(resolve))}
      />,
    );
    await user.type(box(), "b");
    await user.tab();
    await user.type(box(), "c");
    await act(async () => answers[0]?.("refused"));
    expect(box()).not.toBeInvalid();
  });
});

describe("the screen reader transcript of PatternField", () => {
  it("is as expected in English", async () => {
    const { user, container } = renderUi(<Field meaning="account" required />);
    await user.type(box(), "88");
    await user.tab();
    expect(transcript(container)).toEqual([
      '"Username"',
      'textbox "Username" = "88", required, invalid, described "6 to 12 characters Username format is incorrect. Letters and digits only, beginning with a letter"',
      '"6 to 12 characters"',
      '"Username format is incorrect. Letters and digits only, beginning with a letter"',
    ]);
  });

  it("is as expected in Malay, with no words in another language", async () => {
    const { user, container } = renderUi(
      <Field meaning="account" label="Nama" />,
      {
        locale: "ms",
        messages: {
          "validation.lengthHint.between":
            "{min, number} hingga {max, number} aksara",
          "validation.pattern.letterFirst": "Huruf dan digit sahaja",
          "validation.accountFormat": "Format akaun tidak betul",
        },
      },
    );
    await user.type(box(), "88");
    await user.tab();
    expect(transcript(container)).toEqual([
      '"Nama"',
      'textbox "Nama" = "88", invalid, described "6 hingga 12 aksara Format akaun tidak betul. Huruf dan digit sahaja"',
      '"6 hingga 12 aksara"',
      '"Format akaun tidak betul. Huruf dan digit sahaja"',
    ]);
  });
});

describe("PatternField with hostile text", () => {
  it.each([
    ["ten thousand characters", "a".repeat(10_000)],
    ["ten thousand characters that end wrong", `${"a".repeat(10_000)}!`],
    ["NUL", "mira\u000088"],
    ["a turn of direction", "mira\u202E88"],
    ["half an emoji", "mira\uD83D88"],
  ])("%s: rejects it, and shows it unchanged", async (_, hostile) => {
    const { user } = renderUi(<Field />);
    await user.click(box());
    await user.paste(hostile);
    await user.tab();
    expect(box()).toBeInvalid();
    expect(box()).toHaveValue(hostile);
  });

  it("counts an emoji as one character", async () => {
    const { user } = renderUi(
      <Field rule={{ acceptedPattern: "*", minLength: 3, maxLength: 3 }} />,
    );
    await user.click(box());
    await user.paste("😀😀😀");
    await user.tab();
    expect(box()).not.toBeInvalid();
  });
});
