// @ts-check
import { at } from "./lib/root.mjs";
import { runVitest } from "./lib/vitest.mjs";
import { storybook } from "./storybook.mjs";

/** Builds Storybook and compares each of its screens with the built portal's page, both with the same platform. */
export async function runScreens() {
  await storybook(["build"]);
  return runVitest(
    "full-screens",
    ["--config", "packages/journeys/vitest.e2e.config.ts", "screens.spec"],
    { FOYER_STORYBOOK: at("storybook-static") },
  );
}
