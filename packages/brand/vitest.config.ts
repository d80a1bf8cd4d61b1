import { defineConfig } from "vitest/config";

/* What runs in the page says `// @vitest-environment jsdom` in its first line. */
export default defineConfig({
  test: {
    name: "brand",
    environment: "node",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
  },
});
