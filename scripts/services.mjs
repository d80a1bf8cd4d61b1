// @ts-check
import { brandFile, chosenBrand } from "./lib/brand.mjs";
import { bin, serve } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

/**
 * @typedef {object} Sandbox
 * @property {string} url Where it answers calls and serves pictures and games.
 * @property {string} controlRoom
 * @property {readonly { username: string, password: string, note?: string | null }[]} accounts
 * @property {Promise<number>} ended
 */

/**
 * Starts the sandbox and waits until it answers.
 * @param {{ port: number, portalOrigin: string, memory?: boolean, hops?: number, runs?: boolean }} options `memory`:
 *   nothing is kept. `hops`: proxies in front of it that forward the client's address. `runs`: tests can set faults
 *   and a clock of their own.
 * @returns {Promise<Sandbox>}
 */
export async function startSandbox({
  port,
  portalOrigin,
  memory = false,
  hops = 0,
  runs = false,
}) {
  const args = [
    at("packages/sandbox/src/start.ts"),
    ...["--port", String(port)],
    ...["--portal-origin", portalOrigin],
    ...["--merchant", brand("merchantCode")],
    ...["--merchant-name", brand("name")],
    ...["--trusted-hops", String(hops)],
    ...(memory ? ["--memory"] : []),
    ...(runs ? ["--runs"] : []),
  ];
  const { ready, ended } = await serve("sandbox", bin("tsx"), args);
  const { url, controlRoom, accounts } = ready;
  if (typeof url !== "string")
    throw new Plain("The sandbox did not say where it listens.");
  return {
    url,
    controlRoom:
      typeof controlRoom === "string" ? controlRoom : `${url}/sandbox`,
    accounts: Array.isArray(accounts) ? accounts : [],
    ended,
  };
}

/**
 * A value from the chosen brand's file: the code that identifies its visitors, or the name used in its messages.
 * @param {"merchantCode" | "name"} key
 */
const brand = (key) => String(brandFile(chosenBrand())[key]);

/**
 * Serves a build, or with `sites` the published brands of a folder, and waits until it answers.
 * @param {{ folder: string, sites?: boolean, port: number, platformUrl: string, platformOrigins?: readonly string[] }} options
 * @returns {Promise<{ url: string, ended: Promise<number> }>}
 */
export async function startPreview({
  folder,
  sites = false,
  port,
  platformUrl,
  platformOrigins = [],
}) {
  const { ready, ended } = await serve("portal", bin("tsx"), [
    at("packages/serve/src/preview/start.ts"),
    ...[sites ? "--sites" : "--folder", folder],
    ...["--port", String(port)],
    ...["--platform-url", platformUrl],
    ...platformOrigins.flatMap((origin) => ["--platform-origin", origin]),
  ]);
  if (typeof ready["url"] !== "string")
    throw new Plain("The portal did not say where it listens.");
  return { url: ready["url"], ended };
}

/**
 * Prints what the user needs to know once everything runs.
 * @param {{ portal: string, sandbox: Sandbox }} running
 */
export function announce({ portal, sandbox }) {
  const accounts = sandbox.accounts.map(
    ({ username, password, note }) =>
      `    ${username.padEnd(14)} ${password}${note ? `   ${note}` : ""}`,
  );
  console.log(
    [
      "",
      `  Portal        ${portal}`,
      `  Control room  ${sandbox.controlRoom}`,
      "",
      "  Accounts",
      ...accounts,
      "",
      "  Ctrl-C ends all of it.",
      "",
    ].join("\n"),
  );
}
