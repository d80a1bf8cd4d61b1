import { defineConfig } from "vitest/config";
import { testPlugins } from "./vitest.shared.ts";

/** Tests without a document; those with one have vitest.dom.config.ts. */
export default defineConfig({
  plugins: testPlugins(),
  test: {
    name: "app",
    environment: "node",
    include: ["{src,build}/**/*.test.ts"],
  },
});
