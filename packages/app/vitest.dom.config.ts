import { defineConfig } from "vitest/config";
import { testPlugins } from "./vitest.shared.ts";

export default defineConfig({
  plugins: testPlugins(),
  test: {
    name: "app-dom",
    environment: "jsdom",
    // Story files of flows render parts of the app, whose plug-ins are already loaded here.
    include: ["src/**/*.test.tsx", "../../.storybook/*.test.tsx"],
    exclude: ["src/**/*.browser.test.tsx"],
    setupFiles: ["./src/testing/setup.ts"],
    // The whole portal in jsdom is slow on a machine with a high load; no test here depends on elapsed time.
    testTimeout: 30_000,
  },
});
