import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
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

const start = (...args: string[]) =>
  spawn(process.execPath, [tsx, script, "--memory", ...args], {
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

describe("the start command", () => {
  it("says where it is and who may sign in, gives way on a taken port, and ends when asked", async () => {
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

  it("says in a sentence that a port is taken when it must be that one", async () => {
    const { server, port } = await takePort();
    const child = start("--port", String(port), "--strict-port");
    const [[line], [code]] = await Promise.all([
      once(createInterface({ input: child.stderr }), "line"),
      once(child, "exit"),
    ]);
    server.close();
    expect(line).toBe(
      `The sandbox did not start: Port ${port} is taken; free it or choose another with --port.`,
    );
    expect(code).toBe(1);
  });
});
