import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Divider } from "./Divider.tsx";

describe("Divider", () => {
  it("separates, and says which way", () => {
    const { rerender } = render(<Divider />);
    expect(screen.getByRole("separator")).not.toHaveAttribute(
      "aria-orientation",
    );
    rerender(<Divider direction="vertical" />);
    expect(screen.getByRole("separator")).toHaveAttribute(
      "aria-orientation",
      "vertical",
    );
  });

  it("with words is read as words", () => {
    render(<Divider>or continue with</Divider>);
    expect(screen.getByText("or continue with")).toBeInTheDocument();
    expect(screen.queryByRole("separator")).not.toBeInTheDocument();
  });
});
