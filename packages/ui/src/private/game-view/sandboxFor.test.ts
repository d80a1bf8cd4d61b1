import { describe, expect, it } from "vitest";
import { sandboxFor } from "./sandboxFor.ts";

describe("sandboxFor", () => {
  it("allows a game its own origin, but not to navigate the portal", () => {
    const rights = sandboxFor(
      "https://games.example/jade",
      "https://portal.example",
    ).split(" ");
    expect(rights).toEqual(
      expect.arrayContaining([
        "allow-scripts",
        "allow-same-origin",
        "allow-forms",
        "allow-popups",
      ]),
    );
    expect(
      rights.some((right) => right.startsWith("allow-top-navigation")),
    ).toBe(false);
  });

  it.each(["https://portal.example/game", "/game"])(
    "denies %s its origin, because it is the portal's",
    (src) => {
      expect(
        sandboxFor(src, "https://portal.example").split(" "),
      ).not.toContain("allow-same-origin");
    },
  );
});
