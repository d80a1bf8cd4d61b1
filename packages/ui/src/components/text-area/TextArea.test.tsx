import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { TextArea } from "./TextArea.tsx";

function Field({ error }: { error?: string }) {
  const [value, setValue] = useState("");
  return (
    <TextArea
      label="Message"
      name="message"
      value={value}
      onChange={setValue}
      maxLength={12}
      error={error}
    />
  );
}

describe("TextArea", () => {
  it("holds several lines and counts them against the limit", async () => {
    const { user } = renderUi(<Field />);
    await user.type(
      screen.getByRole("textbox", { name: "Message" }),
      "one{Enter}two",
    );
    expect(screen.getByRole("textbox")).toHaveValue("one\ntwo");
    expect(screen.getByText("7 / 12")).toBeInTheDocument();
  });

  it("takes no more than the limit", async () => {
    const { user } = renderUi(<Field />);
    await user.type(screen.getByRole("textbox"), "a very long story");
    expect(screen.getByRole("textbox")).toHaveValue("a very long ");
  });

  it("is read with its error", () => {
    renderUi(<Field error="Say a little more" />);
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription(
      "Say a little more",
    );
    expect(screen.getByRole("textbox")).toBeInvalid();
  });
});
