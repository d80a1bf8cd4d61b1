import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

const root = mkdtempSync(path.join(tmpdir(), "foyer-lock-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Rounds of the race; few by default, because each takes a moment. */
const rounds = Number(process.env["FOYER_LOCK_ROUNDS"] ?? "40");
const racers = 8;

const tsx = createRequire(import.meta.url).resolve("tsx");
const racer = fileURLToPath(
  new URL("../testing/lock-racer.ts", import.meta.url),
);
const startRacer = (folder: string, mode: string) =>
  spawn(
    process.execPath,
    ["--import", pathToFileURL(tsx).href, racer, folder, mode],
    { stdio: ["pipe", "pipe", "inherit"] },
  );

const claimsOf = (folder: string) => {
  mkdirSync(`${folder}.locks`, { recursive: true });
  return (number: number) => path.join(`${folder}.locks`, String(number));
};

/** A claim made on this machine whose process has ended. */
const killed = (() => {
  const folder = path.join(root, "killed-owner");
  const unlock = lockFolder(folder);
  const own: { readonly home: string } = JSON.parse(
    readFileSync(claimsOf(folder)(1), "utf8"),
  );
  unlock();
  return { ...own, pid: 999_999_999, started: "1" };
})();

describe("the lock of a data folder", () => {
  it("is held by one process at a time, can be released, and leaves few files behind", () => {
    const folder = path.join(root, "plain");
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}. Stop that process, or choose another folder with --data.`,
    );
    unlock();
    for (let turn = 0; turn < 30; turn += 1) lockFolder(folder)();
    // The number of files left behind does not grow.
    expect(readdirSync(`${folder}.locks`).length).toBeLessThan(12);
  });

  it("can be taken over from a process that was killed", async () => {
    const folder = path.join(root, "killed");
    const child = startRacer(folder, "hold");
    const [said] = await once(createInterface({ input: child.stdout }), "line");
    const pid = Number(/owner (\d+)/.exec(String(said))?.[1]);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${pid}`);
    process.kill(pid, "SIGKILL");
    await once(child, "exit");
    lockFolder(folder)();
  });

  it("is not held by another program that reuses the process id of the owner", () => {
    const folder = path.join(root, "number");
    const file = claimsOf(folder)(1);
    const unlock = lockFolder(folder);
    const own: { started: string; home: string } = JSON.parse(
      readFileSync(file, "utf8"),
    );
    unlock();
    // Process 1 always exists; it started at another time than this one.
    writeFileSync(file, JSON.stringify({ ...own, pid: 1 }));
    const again = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    again();
  });

  it("is held by an owner on another machine until its last sign of life is too old", () => {
    const folder = path.join(root, "elsewhere");
    const file = claimsOf(folder)(1);
    const elsewhere = { pid: 999_999_999, started: "1", home: "another" };
    writeFileSync(file, JSON.stringify(elsewhere));
    expect(() => lockFolder(folder)).toThrow("in use by process 999999999");
    const longAgo = new Date(Date.now() - 10 * 60_000);
    utimesSync(file, longAgo, longAgo);
    lockFolder(folder)();
  });

  it("respects the lock file of earlier versions", () => {
    const folder = path.join(root, "former");
    writeFileSync(`${folder}.lock`, String(process.ppid));
    expect(() => lockFolder(folder)).toThrow(`remove ${folder}.lock`);
    // No process has a number this high.
    writeFileSync(`${folder}.lock`, "999999999");
    lockFolder(folder)();
  });

  it(`never has two owners when ${racers} processes race for it`, async () => {
    const folder = path.join(root, "race");
    const claim = claimsOf(folder);
    const children = Array.from({ length: racers }, () =>
      startRacer(folder, "race"),
    );
    const lines = children.map((child) =>
      createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    );
    const hear = () =>
      Promise.all(lines.map(async (each) => String((await each.next()).value)));
    const tell = (word: string) =>
      children.forEach((child) => child.stdin.write(`${word}\n`));
    expect(new Set(await hear())).toEqual(new Set(["ready"]));
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // In every second round the last owner was killed.
      if (round % 2 === 1) {
        const last = Math.max(...readdirSync(`${folder}.locks`).map(Number));
        writeFileSync(claim(last + 1), JSON.stringify(killed));
      }
      tell(`go ${Date.now() + 25}`);
      const said = await hear();
      const owners = said.filter((word) => word.startsWith("owner"));
      const refused = said.filter((word) => word === "no");
      if (owners.length !== 1 || refused.length !== racers - 1)
        wrong.push(`${round}: ${said.join(", ")}`);
      tell("end");
      await hear();
    }
    for (const child of children) child.stdin.end();
    await Promise.all(children.map((child) => once(child, "exit")));
    expect(wrong).toEqual([]);
  }, 600_000);
});
