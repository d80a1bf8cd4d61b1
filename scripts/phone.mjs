// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { brandFile, chosenBrand } from "./lib/brand.mjs";
import { bin, must } from "./lib/children.mjs";
import { at } from "./lib/root.mjs";

const folder = "packages/app/phone-sign-in";

/**
 * Installs the third party's SDK, and with `emulator` its emulator too, unless they are already installed.
 * @param {{ emulator?: boolean }} [options]
 */
export async function installPhoneSignIn({ emulator = false } = {}) {
  const stamp = at(folder, "node_modules", ".foyer-installed");
  const lock = createHash("sha256")
    .update(readFileSync(at(folder, "package-lock.json")))
    .digest("hex");
  const there = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const all = `${lock} with the emulator`;
  if (there === all || (!emulator && there === lock)) return;
  console.log("Installing the phone sign-in …");
  await must(
    "The installation",
    process.platform === "win32" ? "npm.cmd" : "npm",
    [
      ...["ci", "--no-audit", "--no-fund", "--ignore-scripts"],
      ...(emulator ? [] : ["--omit=dev"]),
    ],
    { cwd: at(folder), output: "collect" },
  );
  writeFileSync(stamp, emulator ? all : lock);
}

/** Installs it for a build of the chosen brand, if that brand configures it. */
export async function installForBrand() {
  if (brandFile(chosenBrand())["phoneSignIn"]) await installPhoneSignIn();
}

/**
 * Tests the real SDK in a browser, against the third party's emulator and the sandbox.
 * @param {string[]} args
 */
export async function phoneEmulator(args) {
  await installPhoneSignIn({ emulator: true });
  await must("The types", bin("tsc"), ["-p", at(folder), "--noEmit"]);
  await must(
    "The phone sign-in",
    bin("vitest"),
    ["run", "--config", at(folder, "vitest.config.ts"), ...args],
    { cwd: at(folder) },
  );
}
