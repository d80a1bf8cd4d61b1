import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sandbox",
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/snapshot-setup.ts"],
    // Each file opens a database of its own; more at once would only wait for memory.
    maxWorkers: 2,
    // A group of its own, because it runs with fewer workers than the other packages.
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
