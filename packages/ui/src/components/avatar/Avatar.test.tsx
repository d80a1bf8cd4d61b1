import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Avatar, initialOf } from "./Avatar.tsx";

describe("initialOf", () => {
  it.each([
    ["darwin88", "D"],
    ["  été", "É"],
    ["e\u0301te\u0301", "E\u0301"],
    ["88lucky", "8"],
    ["**ab", "A"],
    ["小明", "小"],
    ["สมชาย", "ส"],
    ["กำแพง", "กำ"],
  ])("gives %s the initial %s", (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it.each(["", "   ", "***", "🎰"])("returns undefined for %j", (name) => {
    expect(initialOf(name)).toBeUndefined();
  });
});

describe("Avatar", () => {
  const picture = (container: HTMLElement) => container.querySelector("img");

  it("shows the initial when there is no picture", () => {
    const { container } = render(<Avatar name="darwin88" />);
    expect(picture(container)).toBeNull();
    expect(container).toHaveTextContent("D");
  });

  it("removes a picture that fails to load and tries a new URL", () => {
    const { container, rerender } = render(
      <Avatar name="darwin88" imageUrl="/a.png" />,
    );
    const image = picture(container);
    expect(image).toHaveAttribute("src", "/a.png");
    if (image) fireEvent.error(image);
    expect(picture(container)).toBeNull();
    rerender(<Avatar name="darwin88" imageUrl="/b.png" />);
    expect(picture(container)).toHaveAttribute("src", "/b.png");
  });

  it("is decorative by default and a named image when it has a label", () => {
    const { rerender } = render(<Avatar name="darwin88" />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    rerender(<Avatar name="darwin88" label="darwin88" />);
    expect(screen.getByRole("img", { name: "darwin88" })).toBeInTheDocument();
  });
});
