import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "art", environment: "node", include: ["src/**/*.test.ts"] },
});
