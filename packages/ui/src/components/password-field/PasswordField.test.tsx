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
  it("hides the password until its show button is pressed, and again when it is pressed once more", async () => {
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

  it("has a show button that does not submit the form", () => {
    renderUi(<Field />);
    expect(
      screen.getByRole("button", { name: wordsOf("ui.passwordField.reveal") }),
    ).toHaveAttribute("type", "button");
  });

  it("is described by its rules from the start, and marks those that are met", async () => {
    const { user } = renderUi(<Field ruled />);
    const input = screen.getByLabelText("Password");
    expect(input).toHaveAccessibleDescription(
      "Still needed: At least 6 characters",
    );
    await user.type(input, "abcdef");
    expect(input).toHaveAccessibleDescription("Done: At least 6 characters");
  });

  it("announces that Caps Lock is on, until focus leaves", async () => {
    const { user } = renderUi(<Field />);
    await user.type(screen.getByLabelText("Password"), "{CapsLock}a");
    expect(screen.getByRole("status")).toHaveTextContent(
      wordsOf("ui.passwordField.capsLock"),
    );
    await user.tab();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

describe("PasswordField input", () => {
  const field = () => screen.getByLabelText<HTMLInputElement>("Password");

  it("keeps focus and the selection in the field when the show button is clicked", async () => {
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

  it("leaves focus on the show button when it is pressed by keyboard", async () => {
    const { user } = renderUi(<Field />);
    await user.click(field());
    await user.tab();
    await user.keyboard(" ");
    const button = screen.getByRole("button", { pressed: true });
    expect(button).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(button).toHaveAttribute("aria-pressed", "false");
  });

  it("hides the password again on submit, so that the browser does not store it as text", async () => {
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

  it("has spell checking turned off", () => {
    renderUi(<Field />);
    expect(field()).toHaveAttribute("spellcheck", "false");
  });

  it("accepts a pasted password of any length and with any characters", async () => {
    const { user } = renderUi(<Field />);
    const long = `${"a".repeat(10_000)}\u0000\u202E😀`;
    await user.click(field());
    await user.paste(long);
    expect(field()).toHaveValue(long);
  });
});

describe("the screen reader transcript of PasswordField", () => {
  it("is as expected in English", async () => {
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

  it("is as expected in Malay, with no words in another language", async () => {
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
