import { defineConfig } from "vitest/config";

/* Test files that need a DOM say `// @vitest-environment jsdom` in their first line. */
export default defineConfig({
  test: {
    name: "brand",
    environment: "node",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
  },
});
