import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/* A test that reads files or needs no document may say `// @vitest-environment node` in its first line. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: "ui",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    exclude: ["**/*.browser.test.tsx", "**/node_modules/**"],
    setupFiles: ["src/private/testSetup.ts"],
    css: false,
    restoreMocks: true,
  },
});
