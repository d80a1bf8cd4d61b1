import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Tests that need a server, on which requests are really concurrent: the locks, and the races for money and for what
 * can be claimed once. `DATABASE_URL` names the server; each file makes its own database on it.
 */
export default defineConfig({
  test: {
    name: "postgres",
    environment: "node",
    root: fileURLToPath(new URL(".", import.meta.url)),
    include: [
      "src/**/*.postgres.ts",
      "src/http/{handle,hostile,blocked}-money.test.ts",
      "src/services/ledger-writers.test.ts",
      "src/services/{jobs,vip}.test.ts",
      "src/calls/{wallet,receipt,points,reward,contract}-calls.test.ts",
      "src/seed/stock-actions.test.ts",
    ],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
