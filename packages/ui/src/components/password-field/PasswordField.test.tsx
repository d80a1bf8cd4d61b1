import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { PasswordField } from "./PasswordField.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function Field({ ruled = false }: { ruled?: boolean }) {
  const [value, setValue] = useState("");
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      value={value}
      onChange={setValue}
      rules={
        ruled
          ? [
              {
                id: "length",
                label: "At least 6 characters",
                met: value.length >= 6,
              },
            ]
          : undefined
      }
    />
  );
}

describe("PasswordField", () => {
  it("hides what is typed until it is asked to show it", async () => {
    const { user } = renderUi(<Field />);
    const input = screen.getByLabelText("Password");
    await user.type(input, "still water");
    expect(input).toHaveAttribute("type", "password");
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.passwordField.reveal"),
        pressed: false,
      }),
    );
    expect(input).toHaveAttribute("type", "text");
    expect(input).toHaveValue("still water");
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.passwordField.reveal"),
        pressed: true,
      }),
    );
    expect(input).toHaveAttribute("type", "password");
  });

  it("does not send the form when it is asked to show the password", () => {
    renderUi(<Field />);
    expect(
      screen.getByRole("button", { name: wordsOf("ui.passwordField.reveal") }),
    ).toHaveAttribute("type", "button");
  });

  it("reads the rules with the field, before any mistake, and ticks them", async () => {
    const { user } = renderUi(<Field ruled />);
    const input = screen.getByLabelText("Password");
    expect(input).toHaveAccessibleDescription(
      "Still needed: At least 6 characters",
    );
    await user.type(input, "abcdef");
    expect(input).toHaveAccessibleDescription("Done: At least 6 characters");
  });

  it("tells that Caps Lock is on, and stops telling when focus leaves", async () => {
    const { user } = renderUi(<Field />);
    await user.type(screen.getByLabelText("Password"), "{CapsLock}a");
    expect(screen.getByRole("status")).toHaveTextContent(
      wordsOf("ui.passwordField.capsLock"),
    );
    await user.tab();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

describe("showing a password", () => {
  const field = () => screen.getByLabelText<HTMLInputElement>("Password");

  it("keeps focus and the caret in the field when it is pressed by pointer", async () => {
    const { user } = renderUi(<Field />);
    await user.type(field(), "still water");
    field().setSelectionRange(2, 5);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.passwordField.reveal") }),
    );
    expect(field()).toHaveFocus();
    expect(field().type).toBe("text");
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 5]);
  });

  it("leaves focus on its button when it is pressed by keyboard", async () => {
    const { user } = renderUi(<Field />);
    await user.click(field());
    await user.tab();
    await user.keyboard(" ");
    const button = screen.getByRole("button", { pressed: true });
    expect(button).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(button).toHaveAttribute("aria-pressed", "false");
  });

  it("ends when the form is sent, so that no browser keeps the word", async () => {
    const { user } = renderUi(
      <form onSubmit={(event) => event.preventDefault()}>
        <Field />
      </form>,
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.passwordField.reveal") }),
    );
    await user.type(field(), "still{Enter}");
    expect(field().type).toBe("password");
    expect(field()).toHaveValue("still");
  });

  it("sends no letter off to be spelled", () => {
    renderUi(<Field />);
    expect(field()).toHaveAttribute("spellcheck", "false");
  });

  it("takes a pasted password of any length and kind", async () => {
    const { user } = renderUi(<Field />);
    const long = `${"a".repeat(10_000)}\u0000\u202E😀`;
    await user.click(field());
    await user.paste(long);
    expect(field()).toHaveValue(long);
  });
});

describe("what a screen reader hears of a password field", () => {
  it("in English", async () => {
    const { container, user } = renderUi(<Field ruled />);
    await user.type(screen.getByLabelText("Password"), "{CapsLock}abc");
    expect(transcript(container)).toEqual([
      '"Password"',
      'password "Password" = 3 hidden, focused, described "Still needed: At least 6 characters"',
      'button "Show password", not pressed',
      "status",
      `"${wordsOf("ui.passwordField.capsLock")}"`,
      '"Still needed: At least 6 characters"',
    ]);
  });

  it("in Malay, with nothing of another language in it", async () => {
    const rules = [{ id: "a", label: "Sekurang-kurangnya 6", met: true }];
    const { container } = renderUi(
      <PasswordField
        label="Kata laluan"
        name="password"
        value="abcdef"
        onChange={() => {}}
        rules={rules}
        required
      />,
      {
        locale: "ms",
        messages: {
          "ui.passwordField.reveal": "Tunjuk kata laluan",
          "ui.passwordField.ruleMet": "Selesai:",
        },
      },
    );
    expect(transcript(container)).toEqual([
      '"Kata laluan"',
      'password "Kata laluan" = 6 hidden, required, described "Selesai: Sekurang-kurangnya 6"',
      'button "Tunjuk kata laluan", not pressed',
      '"Selesai: Sekurang-kurangnya 6"',
    ]);
  });
});
