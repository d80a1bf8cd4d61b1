import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "flows", environment: "node", include: ["src/**/*.test.ts"] },
});
