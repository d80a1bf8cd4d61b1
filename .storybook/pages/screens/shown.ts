import { expect, waitFor } from "storybook/test";
import { headingOf, screens, type ScreenName } from "../../portal/screens.ts";

/** A portal starts within a few seconds on an otherwise idle machine. */
const startMs = 30_000;

/** Any of the screens can be chosen in the controls and in the URL. */
export const screenArg = {
  type: { name: "enum", value: Object.keys(screens) },
  control: { type: "select" },
  options: Object.keys(screens),
} as const;

interface Shown {
  readonly args: { readonly screen: ScreenName };
}

/** Waits until the screen is there and is no longer loading anything. */
export const shown = ({ args }: Shown): Promise<void> =>
  waitFor(
    async () => {
      const heading = headingOf(screens[args.screen]);
      await expect(document.querySelector(heading)).not.toBeNull();
      await expect(document.querySelector("[aria-busy=true]")).toBeNull();
    },
    { timeout: startMs },
  );
