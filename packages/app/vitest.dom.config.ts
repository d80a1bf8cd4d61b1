import { defineConfig } from "vitest/config";
import { testPlugins } from "./vitest.shared.ts";

export default defineConfig({
  plugins: testPlugins(),
  test: {
    name: "app-dom",
    environment: "jsdom",
    // Story files of flows draw with parts of the app: what loads them here is loaded already.
    include: ["src/**/*.test.tsx", "../../.storybook/*.test.tsx"],
    exclude: ["src/**/*.browser.test.tsx"],
    setupFiles: ["./src/testing/setup.ts"],
    // The whole portal in jsdom is slow where many work on one machine; nothing here waits by the clock.
    testTimeout: 30_000,
  },
});
