import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState("");
  return (
    <TextField
      label="Username"
      name="account"
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}

describe("TextField", () => {
  it("is found by its label and holds the typed text", async () => {
    const { user } = renderUi(<Field />);
    await user.type(screen.getByRole("textbox", { name: "Username" }), "lake");
    expect(screen.getByRole("textbox")).toHaveValue("lake");
    expect(screen.getByRole("textbox")).toHaveAttribute("name", "account");
  });

  it("is described by its hint and its error, and is marked as invalid", () => {
    renderUi(<Field hint="6 to 12 letters" error="This name is taken" />);
    const input = screen.getByRole("textbox");
    expect(input).toHaveAccessibleDescription(
      "6 to 12 letters This name is taken",
    );
    expect(input).toBeInvalid();
  });

  it("is not marked as invalid without an error", () => {
    renderUi(<Field hint="6 to 12 letters" error="" />);
    expect(screen.getByRole("textbox")).not.toBeInvalid();
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription(
      "6 to 12 letters",
    );
  });

  it("is marked as required without the asterisk in its name", () => {
    renderUi(<Field required />);
    expect(screen.getByRole("textbox", { name: "Username" })).toBeRequired();
  });

  it("reports when it loses focus", async () => {
    const onBlur = vi.fn();
    const { user } = renderUi(<Field onBlur={onBlur} />);
    await user.click(screen.getByRole("textbox"));
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it("takes focus on mount with autoFocus", () => {
    renderUi(<Field autoFocus />);
    expect(screen.getByRole("textbox")).toHaveFocus();
  });

  it("cannot be typed into while disabled", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Field disabled onChange={onChange} />);
    await user.type(screen.getByRole("textbox"), "x");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("keeps telephone numbers left to right in Arabic, with autocomplete and a length limit", () => {
    renderUi(<Field type="tel" autoComplete="tel" maxLength={15} />, {
      locale: "ar",
    });
    const input = screen.getByRole("textbox");
    expect(input).toHaveAttribute("dir", "ltr");
    expect(input).toHaveAttribute("autocomplete", "tel");
    expect(input).toHaveAttribute("maxlength", "15");
  });
});

describe("what a screen reader announces for a text field (VAL-57, VAL-59)", () => {
  it.each([
    ["en", "Username", "6 to 12 letters", "This name is taken"],
    ["ms", "Nama pengguna", "6 hingga 12 huruf", "Nama ini telah diambil"],
  ])("%s: only the texts that it was given", (locale, label, hint, error) => {
    const { container } = renderUi(
      <Field required label={label} hint={hint} error={error} />,
      { locale },
    );
    expect(transcript(container)).toEqual([
      `"${label}"`,
      `textbox "${label}" = "", required, invalid, described "${hint} ${error}"`,
      `"${hint}"`,
      `"${error}"`,
    ]);
  });

  it("excludes the visible asterisk of a required field", () => {
    renderUi(<Field required />);
    expect(screen.getByText("*")).toHaveAttribute("aria-hidden", "true");
  });
});

describe("hostile input", () => {
  it.each([
    ["ten thousand characters", "a".repeat(10_000)],
    ["NUL", "a\u0000b"],
    ["a turn of direction", "a\u202Eb"],
    ["a family", "👩‍👩‍👧‍👦"],
    ["markup", "<img src=x onerror=alert(1)>"],
  ])("%s: passed on unchanged", async (_, text) => {
    const onChange = vi.fn();
    const { user } = renderUi(<Field value="" onChange={onChange} />);
    await user.click(screen.getByRole("textbox"));
    await user.paste(text);
    expect(onChange).toHaveBeenLastCalledWith(text);
  });

  it("turns off spell checking and capitalisation for e-mail addresses", () => {
    renderUi(<Field type="email" />);
    const input = screen.getByRole("textbox");
    expect(input).toHaveAttribute("spellcheck", "false");
    expect(input).toHaveAttribute("autocapitalize", "none");
  });
});
