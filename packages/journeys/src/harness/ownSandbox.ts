import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import * as v from "valibot";
import { readFileSync } from "node:fs";
import { chosenBrand, root } from "@foyer/brand/checkout";

const sandboxReady = v.object({
  url: v.string(),
  controlRoom: v.string(),
  accounts: v.array(v.object({ username: v.string(), password: v.string() })),
});
const brandFile = v.object({ merchantCode: v.string() });
const portalReady = v.object({ url: v.string() });

/** Starts a server of this repository, which says in a line of JSON that it is ready. */
async function startServer<TReady extends v.GenericSchema>(
  file: string,
  args: readonly string[],
  ready: TReady,
) {
  const child = spawn(
    `${root}node_modules/.bin/tsx`,
    [`${root}packages/${file}`, ...args],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  // A run that was interrupted leaves nothing behind.
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return {
    ready: v.parse(ready, JSON.parse(String(line))),
    end: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
    },
  };
}

const anyPort = (): number => 14_310 + 100 * randomInt(100);

/**
 * Starts a sandbox that stores nothing, for tests that would disturb other users of the shared one.
 *
 * @param portal Arguments that name the portal in front of it.
 * @example const sandbox = await startOwnSandbox(); …; await sandbox.end()
 */
export async function startOwnSandbox(
  portal: readonly string[] = ["--portal-origin", "http://localhost:4173"],
) {
  const { ready, end } = await startServer(
    "sandbox/src/start.ts",
    ["--memory", ...["--port", String(anyPort())], ...portal],
    sandboxReady,
  );
  return { ...ready, end };
}

export type OwnSandbox = Awaited<ReturnType<typeof startOwnSandbox>>;

/** A sandbox that stores nothing, and a portal in front of it. */
export interface OwnPlatform extends OwnSandbox {
  readonly portal: string;
}

/**
 * Starts a sandbox that stores nothing and a portal in front of it, for tests that use its own accounts and move its
 * clock.
 *
 * @param build Folder of the portal's build.
 * @example const platform = await startOwnPlatform(stage().build); …; await platform.end()
 */
export async function startOwnPlatform(build: string): Promise<OwnPlatform> {
  const { merchantCode } = v.parse(
    brandFile,
    JSON.parse(
      readFileSync(`${root}themes/${chosenBrand()}/brand.json`, "utf8"),
    ),
  );
  return startBoth({
    sandbox: ["--merchant", merchantCode],
    portal: ["--folder", build],
  });
}

/**
 * Starts a sandbox that stores nothing and, in front of it, the published brands of a folder, each at its own host.
 *
 * @example const sites = await startOwnSites(folder); …; await sites.end()
 */
export async function startOwnSites(folder: string): Promise<
  OwnSandbox & {
    /** The address of a host on this server. */
    readonly at: (host: string) => string;
  }
> {
  const { port, ...both } = await startBoth({
    sandbox: [],
    portal: ["--sites", folder],
  });
  return { ...both, at: (host) => `http://${host}:${port}` };
}

/** A sandbox and a portal's server in front of it, each with further arguments. */
async function startBoth(further: {
  readonly sandbox: readonly string[];
  readonly portal: readonly string[];
}): Promise<OwnPlatform & { readonly port: number }> {
  // Chosen beforehand: the sandbox has to know the portal's origin, and the portal the sandbox's address.
  const port = anyPort() + 10_000;
  const sandbox = await startOwnSandbox([
    ...["--portal-origin", `http://localhost:${port}`],
    ...["--trusted-hops", "1"],
    ...further.sandbox,
  ]);
  const portal = await startServer(
    "serve/src/preview/start.ts",
    [
      ...["--port", String(port)],
      ...["--platform-url", sandbox.url],
      ...["--platform-origin", sandbox.url],
      ...further.portal,
    ],
    portalReady,
  );
  return {
    ...sandbox,
    port,
    portal: portal.ready.url,
    end: async () => {
      await portal.end();
      await sandbox.end();
    },
  };
}
