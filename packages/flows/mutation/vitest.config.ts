import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** For Stryker alone: the tests of one flow, as one file. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    name: "mutation",
    environment: "node",
    include: ["mutation/entry.ts"],
    runner: fileURLToPath(new URL("./runner.ts", import.meta.url)),
  },
});
