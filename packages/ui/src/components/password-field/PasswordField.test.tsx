import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { PasswordField } from "./PasswordField.tsx";

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
      screen.getByRole("button", { name: "Show password", pressed: false }),
    );
    expect(input).toHaveAttribute("type", "text");
    expect(input).toHaveValue("still water");
    await user.click(
      screen.getByRole("button", { name: "Show password", pressed: true }),
    );
    expect(input).toHaveAttribute("type", "password");
  });

  it("does not send the form when it is asked to show the password", () => {
    renderUi(<Field />);
    expect(
      screen.getByRole("button", { name: "Show password" }),
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
    expect(screen.getByRole("status")).toHaveTextContent("Caps Lock is on");
    await user.tab();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
