import { defineConfig } from "vitest/config";
import { root } from "../brand/src/checkout.ts";

/** Journeys through the built portal in a real browser, against a sandbox; two at a time, each with its own. */
export default defineConfig({
  root: `${root}packages/journeys`,
  test: {
    name: "e2e",
    environment: "node",
    include: ["src/**/*.spec.ts", "../../.storybook/*.spec.ts"],
    tags: [
      {
        name: "more",
        description:
          "Goes further than `verify` has time for: `verify:full journeys`.",
      },
    ],
    globalSetup: ["./setup.ts"],
    pool: "forks",
    // Files share the modules of their worker: loading them again for each took as long as five journeys.
    isolate: false,
    maxWorkers: 2,
    // Longer than a page waits for anything, even on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
