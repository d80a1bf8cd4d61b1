import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { CaptchaField, type CaptchaFieldProps } from "./CaptchaField.tsx";

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
  it("asks for what the picture shows, and offers another picture", async () => {
    const { user, onChange, onRefresh } = setUp();
    expect(
      screen.getByRole("img", { name: "Picture with the verification code" }),
    ).toBeInTheDocument();
    await user.type(
      screen.getByRole("textbox", { name: "Verification code" }),
      "k",
    );
    expect(onChange).toHaveBeenCalledWith("k");
    await user.click(
      screen.getByRole("button", { name: "Show another picture" }),
    );
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it("shows no old picture and takes no second request while one is awaited", async () => {
    const { user, onRefresh } = setUp({ busy: true });
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    await user.click(
      screen.getByRole("button", { name: "Show another picture" }),
    );
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it("is read with another way in and with its error", () => {
    setUp({
      hint: "Cannot read it? Write to us.",
      error: "The code does not match",
    });
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription(
      "Cannot read it? Write to us. The code does not match",
    );
  });
});
