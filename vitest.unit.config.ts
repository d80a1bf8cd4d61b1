import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** What runs in Node and jsdom: each package's own tests, and those of the scripts. */
export default defineConfig({
  test: {
    // The runner itself has little to do while tests run, and tests wait now and then: by default one core stays
    // free, here each has its worker and two more wait.
    maxWorkers: availableParallelism() + 2,
    projects: [
      "packages/*/vitest{,.dom}.config.ts",
      {
        test: {
          name: "scripts",
          environment: "node",
          include: ["scripts/**/*.test.mjs", ".storybook/*.test.ts"],
        },
      },
    ],
  },
});
