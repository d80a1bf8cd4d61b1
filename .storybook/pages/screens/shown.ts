import { expect, waitFor } from "storybook/test";
import { headingOf, screens, type ScreenName } from "../../portal/screens.ts";

/** A portal begins in a few seconds on a machine that has nothing else to do. */
const startMs = 30_000;

/** Any of the screens can be chosen in the controls, and by an address. */
export const screenArg = {
  type: { name: "enum", value: Object.keys(screens) },
  control: { type: "select" },
  options: Object.keys(screens),
} as const;

interface Shown {
  readonly args: { readonly screen: ScreenName };
}

/** Waits until the screen is there and waits for nothing itself. */
export const shown = ({ args }: Shown): Promise<void> =>
  waitFor(
    async () => {
      const heading = headingOf(screens[args.screen]);
      await expect(document.querySelector(heading)).not.toBeNull();
      await expect(document.querySelector("[aria-busy=true]")).toBeNull();
    },
    { timeout: startMs },
  );
