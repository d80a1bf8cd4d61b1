// @ts-check
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { run } from "./children.mjs";
import { at, manifest, Plain } from "./root.mjs";

const stamp = at("node_modules", ".foyer-installed");

/** Installs what the lockfile names, unless it is already installed. */
export async function install() {
  probeFolder();
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing packages …");
  const { code, output } = await run(
    process.platform === "win32" ? "npx.cmd" : "npx",
    ["--yes", manifest.config.pnpm, "install", "--frozen-lockfile"],
    // Before pnpm replaces a different kind of node_modules it asks, which needs a terminal; CI answers yes.
    { output: "collect", env: { CI: "true" } },
  );
  if (code !== 0) throw new Plain(explain(output));
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash("sha256");
  const packages = readdirSync(at("packages")).map((name) =>
    at("packages", name, "package.json"),
  );
  const files = [
    at("pnpm-lock.yaml"),
    at("pnpm-workspace.yaml"),
    at("package.json"),
    ...packages,
  ];
  for (const file of files)
    if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest("hex");
}

function probeFolder() {
  try {
    mkdirSync(at(".foyer"), { recursive: true });
    writeFileSync(at(".foyer", "probe"), "");
  } catch (error) {
    const reason =
      error instanceof Error && "code" in error ? ` (${error.code})` : "";
    throw new Plain(
      `Foyer cannot write to its own folder ${at()}${reason}; give yourself the right to, or clone it elsewhere.`,
    );
  }
}

/** @param {string} output */
function explain(output) {
  const unreachable =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request/i;
  if (unreachable.test(output)) {
    return "The npm registry cannot be reached, and not everything Foyer needs is installed yet; connect to the network (or set npm's registry or proxy) and try again.";
  }
  if (/ENOSPC/.test(output))
    return "The disk is full: the packages could not be installed.";
  if (/OUTDATED_LOCKFILE/.test(output)) {
    return "pnpm-lock.yaml does not fit the package.json files; run pnpm install and commit the lockfile.";
  }
  return `${output}\nThe packages could not be installed.`;
}
