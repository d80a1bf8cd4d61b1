// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endAll, must, run, serve } from "./children.mjs";

/** @param {string} code */
const node = (code) => ["-e", code];
const isAlive = (/** @type {number} */ pid) => {
  try {
    process.kill(pid, 0);
    // Ended but not yet reaped, which a container's first process may never do.
    const stat = `/proc/${pid}/stat`;
    return !(existsSync(stat) && / Z /.test(readFileSync(stat, "utf8")));
  } catch {
    return false;
  }
};

describe("run", () => {
  it("returns the output and the exit code", async () => {
    const script = 'console.log("a"); console.error("b"); process.exit(3)';
    const { code, output } = await run(process.execPath, node(script), {
      output: "collect",
    });
    expect(code).toBe(3);
    expect(output.split("\n").sort().join("")).toBe("ab");
  });
  it("reports a missing tool", async () => {
    const { code, output } = await run("no-such-tool-here", [], {
      output: "collect",
    });
    expect(code).toBe(127);
    expect(output).toContain("ENOENT");
  });
});

describe("must", () => {
  it("rejects with the name of the step when the tool fails", async () => {
    const failing = must("The step", process.execPath, node("process.exit(1)"));
    await expect(failing).rejects.toThrow("The step failed.");
  });
});

describe("serve", () => {
  it("waits for a line of JSON after other output, and reports the exit code", async () => {
    const script =
      'console.log("starting"); console.log(JSON.stringify({ url: "x" }))';
    const { ready, ended } = await serve("toy", process.execPath, node(script));
    expect(ready).toEqual({ url: "x" });
    expect(await ended).toBe(0);
  });
  it("rejects when a server ends before it is ready", async () => {
    const dying = serve("toy", process.execPath, node("process.exit(4)"));
    await expect(dying).rejects.toThrow(
      "The toy ended before it was ready (exit code 4).",
    );
  });
});

describe("endAll", () => {
  it("ends a server and every process that it started", async () => {
    const script = `
      const { spawn } = require("node:child_process");
      const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
      console.log(JSON.stringify({ pids: [process.pid, child.pid] }));
      setInterval(() => {}, 1000);`;
    const { ready, ended } = await serve("toy", process.execPath, node(script));
    const pids = /** @type {number[]} */ (ready["pids"]);
    expect(pids.map(isAlive)).toEqual([true, true]);
    await endAll();
    await ended;
    await expect.poll(() => pids.map(isAlive)).toEqual([false, false]);
  });
});
