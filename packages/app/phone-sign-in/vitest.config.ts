import { defineConfig } from "vitest/config";

/** The real SDK in a real browser, against the third party's emulator and against the sandbox that plays its part. */
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
