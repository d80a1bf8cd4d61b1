import { defineConfig } from "vitest/config";
import { testPlugins } from "./vitest.shared.ts";

export default defineConfig({
  plugins: testPlugins(),
  test: {
    name: "app-dom",
    environment: "jsdom",
    include: ["src/**/*.test.tsx"],
    exclude: ["src/**/*.browser.test.tsx"],
    setupFiles: ["./src/testing/setup.ts"],
    // The whole portal in jsdom is slow where many work on one machine; nothing here waits by the clock.
    testTimeout: 30_000,
  },
});
