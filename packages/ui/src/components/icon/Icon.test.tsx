import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";
import { glyphs, iconNames } from "./glyphs.ts";

describe("Icon", () => {
  it("is decoration beside words", () => {
    const { container } = render(<Icon name="wallet" />);
    expect(container.querySelector("svg")).toHaveAttribute(
      "aria-hidden",
      "true",
    );
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  it("speaks where it stands alone", () => {
    render(<Icon name="warning" label="Warning" />);
    expect(screen.getByRole("img", { name: "Warning" })).toBeInTheDocument();
  });

  it("turns what points and nothing else", () => {
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

  it.each(iconNames)("%s draws something inside its grid", (name) => {
    const { line = "", solid = "" } = glyphs[name];
    expect(line + solid).not.toBe("");
    const starts = [
      ...(line + solid).matchAll(/M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/g),
    ].flatMap(([, x, y]) => [Number(x), Number(y)]);
    for (const place of starts) expect(place).toBeGreaterThanOrEqual(1.5);
    for (const place of starts) expect(place).toBeLessThanOrEqual(22.5);
  });
});
