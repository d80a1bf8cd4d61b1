import { defineConfig } from "vitest/config";

/** What runs in Node and jsdom: each package's own tests, and those of the scripts. */
export default defineConfig({
  test: {
    // The runner itself has little to do while tests run: by default it keeps a whole core, here half of them.
    maxWorkers: "100%",
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
