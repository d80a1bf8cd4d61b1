import { defineConfig } from "vitest/config";
import { testPlugins } from "./vitest.shared.ts";

/** Tests without a DOM; those that need one use vitest.dom.config.ts. */
export default defineConfig({
  plugins: testPlugins(),
  test: {
    name: "app",
    environment: "node",
    include: ["{src,build}/**/*.test.ts"],
  },
});
