import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

describe("VisuallyHidden", () => {
  it("is read by screen readers", () => {
    render(
      <button type="button">
        Bell <VisuallyHidden>3 unread</VisuallyHidden>
      </button>,
    );
    expect(
      screen.getByRole("button", { name: "Bell 3 unread" }),
    ).toBeInTheDocument();
  });

  it("can be a live region", () => {
    render(<VisuallyHidden role="status">28 games</VisuallyHidden>);
    expect(screen.getByRole("status")).toHaveTextContent("28 games");
  });
});
