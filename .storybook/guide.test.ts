import { expect, it } from "vitest";
import { readGuide } from "./guide.ts";

it("reads a guide's entries, skips invalid ones and leaves missing parts empty", () => {
  expect(
    readGuide({
      guide: {
        do: ["Say what happens."],
        dont: "Say OK.",
        keywords: ["cta", 7],
        keyboard: [
          { keys: "Enter", effect: "Presses it." },
          ["Space", "Presses it."],
          { keys: "Tab" },
        ],
      },
    }),
  ).toEqual({
    do: ["Say what happens."],
    dont: ["Say OK."],
    accessibility: [],
    keywords: ["cta"],
    keyboard: [
      { keys: "Enter", effect: "Presses it." },
      { keys: "Space", effect: "Presses it." },
    ],
  });
});

it("reads a keyboard written as an object, and handles a missing guide", () => {
  expect(
    readGuide({ guide: { keyboard: { Escape: "Closes." } } }).keyboard,
  ).toEqual([{ keys: "Escape", effect: "Closes." }]);
  expect(readGuide(undefined).do).toEqual([]);
  expect(readGuide({ guide: null }).keyboard).toEqual([]);
});
