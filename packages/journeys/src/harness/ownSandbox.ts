import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import * as v from "valibot";
import { root } from "@foyer/brand/checkout";

const readySchema = v.object({
  url: v.string(),
  controlRoom: v.string(),
  accounts: v.array(v.object({ username: v.string(), password: v.string() })),
});

/**
 * Starts a sandbox that stores nothing, for tests that would disturb other users of the shared one.
 *
 * @example const sandbox = await startOwnSandbox(); …; await sandbox.end()
 */
export async function startOwnSandbox() {
  const child = spawn(
    `${root}node_modules/.bin/tsx`,
    [
      `${root}packages/sandbox/src/start.ts`,
      "--memory",
      ...["--port", String(14_310 + 100 * randomInt(100))],
      ...["--portal-origin", "http://localhost:4173"],
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const ready = v.parse(readySchema, JSON.parse(String(line)));
  return {
    ...ready,
    end: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export type OwnSandbox = Awaited<ReturnType<typeof startOwnSandbox>>;
