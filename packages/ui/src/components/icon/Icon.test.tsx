import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";
import { glyphs, iconNames } from "./glyphs.ts";

describe("Icon", () => {
  it("is hidden from screen readers without a label", () => {
    const { container } = render(<Icon name="wallet" />);
    expect(container.querySelector("svg")).toHaveAttribute(
      "aria-hidden",
      "true",
    );
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  it("is a named image with a label", () => {
    render(<Icon name="warning" label="Warning" />);
    expect(screen.getByRole("img", { name: "Warning" })).toBeInTheDocument();
  });

  it("mirrors icons that point in a direction, and not icons such as play, clock or check", () => {
    const turned = iconNames.filter((name) => glyphs[name].mirrored);
    expect(turned).toEqual(
      expect.arrayContaining([
        "chevron-start",
        "chevron-end",
        "back",
        "login",
        "logout",
        "external",
      ]),
    );
    expect(turned).not.toEqual(expect.arrayContaining(["check"]));
    for (const still of [
      "play",
      "clock",
      "search",
      "refresh",
      "history",
      "check",
      "globe",
    ] as const) {
      expect(turned).not.toContain(still);
    }
  });

  it.each(iconNames)(
    "%s has a path, and every stroke starts inside the grid",
    (name) => {
      const { line = "", solid = "" } = glyphs[name];
      expect(line + solid).not.toBe("");
      const starts = [
        ...(line + solid).matchAll(/M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/g),
      ].flatMap(([, x, y]) => [Number(x), Number(y)]);
      for (const place of starts) expect(place).toBeGreaterThanOrEqual(1.5);
      for (const place of starts) expect(place).toBeLessThanOrEqual(22.5);
    },
  );
});
