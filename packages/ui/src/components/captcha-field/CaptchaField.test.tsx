import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Form } from "../form/Form.tsx";
import { CaptchaField, type CaptchaFieldProps } from "./CaptchaField.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function setUp(props: Partial<CaptchaFieldProps> = {}) {
  const onChange = vi.fn();
  const onRefresh = vi.fn();
  const view = renderUi(
    <CaptchaField
      value=""
      onChange={onChange}
      imageSrc="data:image/png;base64,AAAA"
      onRefresh={onRefresh}
      {...props}
    />,
  );
  return { ...view, onChange, onRefresh };
}

describe("CaptchaField", () => {
  it("reports the typed characters and requests another picture", async () => {
    const { user, onChange, onRefresh } = setUp();
    expect(
      screen.getByRole("img", { name: wordsOf("ui.captchaField.picture") }),
    ).toBeInTheDocument();
    await user.type(
      screen.getByRole("textbox", { name: wordsOf("ui.captchaField.label") }),
      "k",
    );
    expect(onChange).toHaveBeenCalledWith("k");
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.captchaField.refresh") }),
    );
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it("hides the old picture and ignores further requests while a new one loads", async () => {
    const { user, onRefresh } = setUp({ busy: true });
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.captchaField.refresh") }),
    );
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it("is described by its hint and its error", () => {
    setUp({
      hint: "Cannot read it? Write to us.",
      error: "The code does not match",
    });
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription(
      "Cannot read it? Write to us. The code does not match",
    );
  });
});

describe("CaptchaField left empty (VAL-42)", () => {
  it("receives focus, is invalid and is described by its error", async () => {
    const words = "Please enter the captcha";
    const { user } = renderUi(
      <Form
        label="Log in"
        onSubmit={() => {}}
        problems={[{ name: "captcha", message: words }]}
      >
        <CaptchaField
          value=""
          onChange={() => {}}
          onRefresh={() => {}}
          error={words}
        />
        <button type="submit">Send</button>
      </Form>,
    );
    await user.click(screen.getByRole("button", { name: "Send" }));
    const input = screen.getByRole("textbox", {
      name: wordsOf("ui.captchaField.label"),
    });
    expect(input).toHaveFocus();
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription(words);
  });
});

describe("CaptchaField picture", () => {
  it("is replaced by a text when it fails to load", () => {
    setUp();
    fireEvent.error(screen.getByRole("img"));
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(
      screen.getByText(wordsOf("ui.captchaField.missing")),
    ).toBeInTheDocument();
  });

  it("keeps focus on the refresh button while a new one loads", async () => {
    const { user, onRefresh, rerender } = setUp();
    await user.tab();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onRefresh).toHaveBeenCalledOnce();
    rerender(
      <CaptchaField value="" onChange={() => {}} onRefresh={onRefresh} busy />,
    );
    expect(
      screen.getByRole("button", { name: wordsOf("ui.captchaField.refresh") }),
    ).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onRefresh).toHaveBeenCalledOnce();
  });
});

describe("CaptchaField for screen readers", () => {
  it("is read in order in English", () => {
    const { container } = setUp({ hint: "Or write to us" });
    expect(transcript(container)).toEqual([
      '"Captcha"',
      'textbox "Captcha" = "", required, described "Or write to us"',
      `img "${wordsOf("ui.captchaField.picture")}"`,
      'button "Show another picture"',
      '"Or write to us"',
    ]);
  });

  it("is read in Malay without text in another language", () => {
    const { container } = renderUi(
      <CaptchaField value="" onChange={() => {}} onRefresh={() => {}} />,
      {
        locale: "ms",
        messages: {
          "ui.captchaField.label": "Kod pengesahan",
          "ui.captchaField.missing": "Gambar tidak dimuatkan",
          "ui.captchaField.refresh": "Tunjuk gambar lain",
        },
      },
    );
    expect(transcript(container)).toEqual([
      '"Kod pengesahan"',
      'textbox "Kod pengesahan" = "", required',
      '"Gambar tidak dimuatkan"',
      'button "Tunjuk gambar lain"',
    ]);
  });
});
