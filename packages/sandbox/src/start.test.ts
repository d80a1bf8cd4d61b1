import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import * as v from "valibot";

const tsx = createRequire(import.meta.url).resolve("tsx/cli");
const script = fileURLToPath(new URL("./start.ts", import.meta.url));

const readySchema = v.object({
  ready: v.literal(true),
  url: v.string(),
  controlRoom: v.string(),
  accounts: v.array(
    v.object({ username: v.string(), password: v.string(), note: v.string() }),
  ),
});

const start = (...args: string[]) => startWith("--memory", ...args);

const startWith = (...args: string[]) =>
  spawn(process.execPath, [tsx, script, ...args], {
    env: { ...process.env, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });

async function takePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address !== null ? address.port : 0,
  };
}

/** How often two are started at the same time: each pair takes seconds, so only `verify:full starts` does it. */
const pairs = Number(process.env["FOYER_START_PAIRS"] ?? "0");

const root = mkdtempSync(path.join(tmpdir(), "foyer-start-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the start command", () => {
  it("prints its address and accounts, uses another port when one is taken, and ends on SIGTERM", async () => {
    const { server, port } = await takePort();
    const child = start("--port", String(port));
    const [line] = await once(createInterface({ input: child.stdout }), "line");
    const ready = v.parse(readySchema, JSON.parse(String(line)));
    server.close();
    expect(ready.url).not.toBe(`http://127.0.0.1:${port}`);
    expect(ready.accounts.map(({ username }) => username)).toEqual(
      expect.arrayContaining(["demo-member", "demo-agent", "demo-trial"]),
    );
    expect((await fetch(`${ready.url}/wps/system/status`)).status).toBe(200);
    expect((await fetch(ready.controlRoom)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("rejects an invalid number of trusted hops", async () => {
    const child = start("--trusted-hops", "-1");
    const [[line], [code]] = await Promise.all([
      once(createInterface({ input: child.stderr }), "line"),
      once(child, "exit"),
    ]);
    expect(line).toContain("--trusted-hops");
    expect(code).toBe(2);
  });

  it.skipIf(pairs === 0)(
    "gives the data folder to one of two concurrent starts, and prints a reason for the other",
    { timeout: pairs * 120_000 },
    async () => {
      const folder = path.join(root, "shared");
      for (let pair = 0; pair < pairs; pair += 1) {
        const ended = await Promise.all(
          [1, 2].map(async () => {
            const child = startWith("--port", "0", "--data", folder);
            const said: string[] = [];
            createInterface({ input: child.stderr }).on("line", (line) =>
              said.push(line),
            );
            const lines = createInterface({ input: child.stdout });
            const [what] = await Promise.race([
              once(lines, "line"),
              once(child, "close"),
            ]);
            return { child, what, said };
          }),
        );
        const winners = ended.filter(({ what }) => typeof what === "string");
        const losers = ended.filter(({ what }) => what === 1);
        expect([pair, winners.length, losers.length]).toEqual([pair, 1, 1]);
        expect(losers[0]?.said.join("\n")).toMatch(/is in use by process \d+/);
        const { child } = winners[0] ?? {};
        if (child === undefined) throw new Error("Nobody has it.");
        child.kill("SIGTERM");
        expect(await once(child, "exit")).toEqual([0, null]);
      }
      rmSync(folder, { recursive: true });
      rmSync(`${folder}.locks`, { recursive: true });
    },
  );

  it("prints that a strictly required port is taken", async () => {
    const { server, port } = await takePort();
    const folder = path.join(root, "data");
    const child = startWith(
      ...["--port", String(port), "--strict-port", "--data", folder],
    );
    const [[line], [code]] = await Promise.all([
      once(createInterface({ input: child.stderr }), "line"),
      once(child, "exit"),
    ]);
    server.close();
    expect(line).toBe(
      `The sandbox did not start: Port ${port} is taken. Free it, or choose another with --port.`,
    );
    expect(code).toBe(1);
    // Neither data nor a lock.
    expect(readdirSync(root)).toEqual([]);
  });
});
