import { defineConfig } from "vitest/config";

/** The real SDK in a real browser, before the third party's emulator and before the sandbox that plays it. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "phone-emulator",
    environment: "node",
    include: ["*.spec.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
