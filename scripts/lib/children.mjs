// @ts-check
import { spawn } from "node:child_process";
import { at, Plain, root } from "./root.mjs";

const windows = process.platform === "win32";
const graceMs = 8000;

/**
 * Every child leads its own process group, so that everything it started ends with it.
 * @type {Set<import("node:child_process").ChildProcess>}
 */
const children = new Set();
let ending = false;

/**
 * The path of a tool that is installed in the root.
 * @param {string} name
 * @example bin("vite") // "<root>/node_modules/.bin/vite"
 */
export const bin = (name) =>
  at("node_modules", ".bin", windows ? `${name}.cmd` : name);

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] Added to this process's own.
 * @property {string} [cwd]
 * @property {"inherit" | "collect"} [output] `collect` keeps it quiet and returns it.
 * @property {number} [limitMs] How long a tool may run before it is ended; without it, there is no limit.
 */

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} options
 */
function open(file, args, { env, cwd, output = "inherit" }) {
  const child = spawn(file, [...args], {
    cwd: cwd ?? root,
    env: { ...process.env, ...env },
    detached: !windows,
    shell: windows,
    stdio: output === "inherit" ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  child.once("close", () => children.delete(child));
  return child;
}

/**
 * Runs a tool until it ends.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, late: boolean }>} `late`: it was ended at its limit.
 * @example await run(bin("oxlint"), ["."])
 */
export function run(file, args, options = {}) {
  const child = open(file, args, options);
  let output = "";
  let late = false;
  const limit =
    options.limitMs === undefined
      ? undefined
      : setTimeout(() => {
          late = true;
          end(child, "SIGTERM");
          setTimeout(() => end(child, "SIGKILL"), graceMs).unref();
        }, options.limitMs);
  const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return new Promise((resolve) => {
    child.once("error", (error) => {
      clearTimeout(limit);
      resolve({ code: 127, output: `${output}${error.message}\n`, late });
    });
    child.once("close", (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output, late });
    });
  });
}

/**
 * Runs a tool whose failure ends the command; the tool's own output says why.
 * @param {string} what
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export async function must(what, file, args, options = {}) {
  const { code, output } = await run(file, args, options);
  if (code !== 0) throw new Plain(`${output}${what} failed.`);
}

/**
 * Starts a server and waits for the line of JSON that says that it is ready.
 * @param {string} name Printed before each of its other lines.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ ready: Record<string, unknown>, ended: Promise<number> }>}
 */
export function serve(name, file, args, options = {}) {
  const child = open(file, args, { ...options, output: "collect" });
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code ?? 1));
  });
  return new Promise((resolve, reject) => {
    let rest = "";
    let isReady = false;
    const line = (/** @type {string} */ text) => {
      const said = isReady ? undefined : parseObject(text);
      if (!said) return console.log(`${name}: ${text}`);
      isReady = true;
      resolve({ ready: said, ended });
    };
    child.stdout?.on("data", (chunk) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      lines.forEach(line);
    });
    child.stderr?.on("data", (chunk) => process.stderr.write(chunk));
    ended.then((code) => {
      if (!isReady)
        reject(
          new Plain(
            `The ${name} ended before it was ready (exit code ${code}).`,
          ),
        );
    });
  });
}

/**
 * @param {string} text
 * @returns {Record<string, unknown> | undefined}
 */
function parseObject(text) {
  if (!text.startsWith("{")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function end(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Ends every child with everything that it started: gracefully first, then forcibly. */
export async function endAll() {
  const all = [...children];
  const gone = Promise.all(
    all.map((child) => new Promise((resolve) => child.once("close", resolve))),
  );
  for (const child of all) end(child, "SIGTERM");
  const patience = new Promise((resolve) =>
    setTimeout(resolve, graceMs).unref(),
  );
  await Promise.race([gone, patience]);
  for (const child of children) end(child, "SIGKILL");
}

/** True once Ctrl-C was pressed, or another signal ended us. */
export const isEnding = () => ending;

/** From now on Ctrl-C, a closed terminal and a crash also end all children. */
export function endWithUs() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void endAll().then(() => process.exit(signal === "SIGINT" ? 130 : 143));
    });
  }
  process.on("exit", () => {
    for (const child of children) end(child, "SIGKILL");
  });
}
