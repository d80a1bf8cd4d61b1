import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonText } from "./SkeletonText.tsx";

describe("Skeleton", () => {
  it("is not spoken", () => {
    const { container } = render(<Skeleton shape="card" />);
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  });

  it("has as many lines as the text that comes, the last one shorter", () => {
    const { container } = render(<SkeletonText lines={4} />);
    const lines = [...(container.firstElementChild?.children ?? [])].map(
      (line) => line.className,
    );
    expect(lines).toHaveLength(4);
    expect(new Set(lines.slice(0, 3)).size).toBe(1);
    expect(lines[3]).not.toBe(lines[0]);
  });
});
