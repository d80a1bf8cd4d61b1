// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bin, run } from "./lib/children.mjs";
import { filesIn } from "./lib/files.mjs";
import { at, Plain } from "./lib/root.mjs";

/**
 * @typedef {object} MutationCount
 * @property {number} passed Mutants that a test noticed.
 * @property {number} failed Mutants that no test noticed, if there are too many; else 0.
 * @property {number} unnoticed
 *
 * @typedef {{ files: Record<string, { mutants: { status: string }[] }> }} Report Stryker's report, as far as it is
 *   read.
 */

/** The minimum share of mutants that a flow's tests have to notice, in percent. */
export const leastScore = 80;

const flowsFolder = at("packages", "flows", "src");
/** Several times what the largest flow takes on two cores. */
const limitMs = 60 * 60_000;

/** Every flow, and their shared code; `testing` is not part of the product. */
export const mutatedFlows = () =>
  readdirSync(flowsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "testing")
    .map((entry) => entry.name)
    .sort();

/**
 * Breaks one flow in every small way that Stryker knows, and counts what its tests notice.
 * @param {string} flow
 * @returns {Promise<MutationCount>}
 */
export async function mutateFlow(flow) {
  const file = at(".foyer", "mutation", `${flow}.json`);
  rmSync(file, { force: true });
  const { late } = await run(
    bin("stryker"),
    ["run", "packages/flows/mutation/stryker.config.mjs"],
    { env: { FOYER_MUTATION_FLOW: flow }, limitMs },
  );
  if (late)
    throw new Plain(
      `The mutants of ${flow} did not end within ${limitMs / 60_000} minutes.`,
    );
  if (!existsSync(file)) return { passed: 0, failed: 1, unnoticed: 0 };
  return countMutants(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Mutants that are ignored or cannot run count neither way.
 * @param {Report} report
 * @returns {MutationCount}
 * @example countMutants({ files: { "a.ts": { mutants: [{ status: "Killed" }] } } }) // { passed: 1, failed: 0, unnoticed: 0 }
 */
export function countMutants(report) {
  const statuses = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const count = (/** @type {readonly string[]} */ ...wanted) =>
    statuses.filter((status) => wanted.includes(status)).length;
  const passed = count("Killed", "Timeout");
  const unnoticed = count("Survived", "NoCoverage");
  // A flow without a mutant has nothing that a test could miss.
  const isEnough = score({ passed, unnoticed }) >= leastScore;
  return { passed, failed: isEnough ? 0 : unnoticed, unnoticed };
}

/**
 * @param {Pick<MutationCount, "passed" | "unnoticed">} count
 * @returns {number} Percent.
 * @example score({ passed: 9, unnoticed: 1 }) // 90
 */
export const score = ({ passed, unnoticed }) =>
  passed + unnoticed === 0 ? 100 : (100 * passed) / (passed + unnoticed);

/**
 * A hash of everything that affects the result for a flow's mutants: its folder with its tests, what those import,
 * the platform's calls, and the tools.
 * @param {string} flow
 */
export function mutationFingerprint(flow) {
  const hash = createHash("sha256");
  const files = [
    ...flowFiles(flow),
    ...filesIn(at("packages", "platform", "src")),
    ...filesIn(at("packages", "flows", "mutation")),
    at("pnpm-lock.yaml"),
  ];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * The files of a flow and of its tests.
 * @param {string} flow
 */
function flowFiles(flow) {
  const all = mutatedFlows().concat("testing");
  const own = filesIn(join(flowsFolder, flow));
  // A folder without tests of its own is tested by those of the flows that are built on it (mutation/entry.ts).
  const isHeldByOthers = flow === "shared" || !own.some(isTest);
  const holders = isHeldByOthers
    ? all.filter((folder) => importsOf(sourcesIn(folder)).includes(flow))
    : [];
  const tested = [flow, ...holders].flatMap((folder) =>
    filesIn(join(flowsFolder, folder)),
  );
  const found = new Set(importsOf(tested));
  for (const folder of found)
    for (const named of importsOf(sourcesIn(folder))) found.add(named);
  return [...new Set([...tested, ...[...found].flatMap(sourcesIn)])];
}

const isTest = (/** @type {string} */ file) => file.endsWith(".test.ts");

/** @param {string} folder Folder of flows. */
const sourcesIn = (folder) =>
  filesIn(join(flowsFolder, folder)).filter((file) => !isTest(file));

/**
 * The folders of flows that files import.
 * @param {readonly string[]} files
 */
const importsOf = (files) =>
  files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "\.\.\/([\w-]+)\//g)].map(
      ([, name = ""]) => name,
    ),
  );
