import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState("");
  return (
    <TextField
      label="User name"
      name="account"
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}

describe("TextField", () => {
  it("is found by its label and holds what is typed", async () => {
    const { user } = renderUi(<Field />);
    await user.type(screen.getByRole("textbox", { name: "User name" }), "lake");
    expect(screen.getByRole("textbox")).toHaveValue("lake");
    expect(screen.getByRole("textbox")).toHaveAttribute("name", "account");
  });

  it("is read with its hint and its error, and says that it is wrong", () => {
    renderUi(<Field hint="6 to 12 letters" error="This name is taken" />);
    const input = screen.getByRole("textbox");
    expect(input).toHaveAccessibleDescription(
      "6 to 12 letters This name is taken",
    );
    expect(input).toBeInvalid();
  });

  it("is not wrong without an error", () => {
    renderUi(<Field hint="6 to 12 letters" error="" />);
    expect(screen.getByRole("textbox")).not.toBeInvalid();
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription(
      "6 to 12 letters",
    );
  });

  it("says that it is required without putting the star in its name", () => {
    renderUi(<Field required />);
    expect(screen.getByRole("textbox", { name: "User name" })).toBeRequired();
  });

  it("tells when focus leaves", async () => {
    const onBlur = vi.fn();
    const { user } = renderUi(<Field onBlur={onBlur} />);
    await user.click(screen.getByRole("textbox"));
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it("takes focus at once where it is told to", () => {
    renderUi(<Field autoFocus />);
    expect(screen.getByRole("textbox")).toHaveFocus();
  });

  it("cannot be typed into while disabled", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Field disabled onChange={onChange} />);
    await user.type(screen.getByRole("textbox"), "x");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("lets telephone numbers run left to right in every language", () => {
    renderUi(<Field type="tel" autoComplete="tel" maxLength={15} />, {
      locale: "ar",
    });
    const input = screen.getByRole("textbox");
    expect(input).toHaveAttribute("dir", "ltr");
    expect(input).toHaveAttribute("autocomplete", "tel");
    expect(input).toHaveAttribute("maxlength", "15");
  });
});
