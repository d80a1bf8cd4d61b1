// @ts-check
import { readdirSync } from "node:fs";
import { bin, must, run } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";
import { checkSource } from "./check-source/check-source.mjs";

/** @param {string[]} args */
export async function brand(args) {
  const [what = "help", ...rest] = args;
  const publisher = await import("./publish.mjs");
  if (what === "publish" || what === "rollback") {
    if (rest.includes("--help") || rest.includes("-h"))
      return console.log(publisher.usage);
    return publisher[what](rest);
  }
  const { code } = await run(bin("tsx"), [
    at("packages/brand/src/cli/cli.ts"),
    ...args,
  ]);
  if (["help", "--help", "-h"].includes(what)) console.log(publisher.usage);
  process.exitCode = code;
}

/** Publishes Storybook to Chromatic; without a token of a project it says so and is content. */
export async function chromatic(/** @type {string[]} */ args) {
  if (!process.env["CHROMATIC_PROJECT_TOKEN"]) {
    console.log("CHROMATIC_PROJECT_TOKEN is not set: nothing was published.");
    return;
  }
  await must("The build of Storybook", bin("storybook"), [
    "build",
    "--quiet",
    "--disable-telemetry",
    "--output-dir",
    "storybook-static",
  ]);
  await must("Chromatic", bin("chromatic"), [
    "--storybook-build-dir",
    "storybook-static",
    "--exit-zero-on-changes",
    ...args,
  ]);
}

/** oxlint, then the source rules that oxlint has no words for. */
export async function lint() {
  await must("oxlint", bin("oxlint"), ["--deny-warnings"]);
  const findings = checkSource(at());
  for (const { file, line, rule, text } of findings)
    console.error(`${file}:${line} ${rule}\n    ${text}`);
  if (findings.length > 0)
    throw new Plain(`${findings.length} findings in the sources.`);
}

/** Packages with a document: they use each other's sources, so all of them at once take a third of the time. */
const withDocument = ["app", "brand", "journeys", "serve", "ui"];

/** The projects that the compiler checks. */
const typeProjects = () => [
  ...readdirSync(at("packages"))
    .filter((name) => !withDocument.includes(name))
    .map((name) => `packages/${name}/tsconfig.json`),
  "scripts/tsconfig.json",
];

/** The compiler over every package, and what it says of each. */
export async function typecheck() {
  /** @type {string[]} */
  const failed = [];
  for (const project of typeProjects()) {
    const { code } = await run(bin("tsc"), ["-p", project]);
    if (code !== 0) failed.push(project);
  }
  if (failed.length > 0) throw new Plain(`Type errors: ${failed.join(", ")}.`);
}
