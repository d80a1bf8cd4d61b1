import { describe, expect, it } from "vitest";
import { sandboxFor } from "./sandboxFor.ts";

describe("sandboxFor", () => {
  it("lets a game keep its own origin, and never lead the portal away", () => {
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
    "gives %s no origin, since it is the portal's",
    (src) => {
      expect(
        sandboxFor(src, "https://portal.example").split(" "),
      ).not.toContain("allow-same-origin");
    },
  );
});
