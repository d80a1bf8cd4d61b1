import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sandbox",
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/snapshot-setup.ts"],
    // Each file opens its own database; more workers would only run short of memory.
    maxWorkers: 2,
    // A separate group, because it runs with fewer workers than the other packages.
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
