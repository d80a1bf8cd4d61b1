import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "serve", environment: "node", include: ["src/**/*.test.ts"] },
});
