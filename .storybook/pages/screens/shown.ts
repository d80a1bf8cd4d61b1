import { expect, waitFor } from "storybook/test";
import { screens } from "../../portal/screens.ts";

/** A portal begins in a few seconds on a machine that has nothing else to do. */
const startMs = 30_000;

/** Any of the screens can be chosen in the controls, and by an address. */
export const screenArg = {
  type: { name: "enum", value: Object.keys(screens) },
  control: { type: "select" },
  options: Object.keys(screens),
} as const;

/** Waits until the screen is there and waits for nothing itself. */
export const shown = (): Promise<void> =>
  waitFor(
    async () => {
      await expect(document.querySelector("main :is(h1,h2)")).not.toBeNull();
      await expect(document.querySelector("[aria-busy=true]")).toBeNull();
    },
    { timeout: startMs },
  );
