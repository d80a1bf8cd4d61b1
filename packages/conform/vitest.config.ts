import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "conform", environment: "node", include: ["src/**/*.test.ts"] },
});
