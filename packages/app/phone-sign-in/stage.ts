import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { chromium, type Browser } from "playwright";
import { build } from "vite";
import { phoneScript } from "../build/phone-connector.ts";
import { phoneStyle } from "../../serve/src/phone.ts";
import { chromiumArgs, ensureChromium } from "../../../scripts/chromium.mjs";
import { freePort } from "../../../scripts/lib/ports.mjs";
import { startPreview, startSandbox } from "../../../scripts/services.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const home = fileURLToPath(new URL("./", import.meta.url));

/** Settings of a brand; projects whose names begin with "demo-" exist in the emulator alone. */
const phoneSignIn = {
  apiKey: "no-key-of-anybody",
  projectId: "demo-foyer",
  connector: "https://connect.harbour.example",
  portals: ["https://harbour.example"],
};

/** A page with the portal's side and the connector with the real SDK, and nothing else, laid out as in a build. */
export async function buildPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "foyer-phone-"));
  await build({
    configFile: false,
    root: home,
    logLevel: "warn",
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: folder,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(home, "portal.ts"),
        output: { entryFileNames: "portal.js", assetFileNames: "portal.css" },
      },
    },
  });
  const page = (script: string) =>
    `<!doctype html><html lang="en"><head><title>Harbour</title></head><body>${script}</body></html>`;
  writeFileSync(
    join(folder, "index.html"),
    page(
      '<link rel="stylesheet" href="/portal.css" /><script type="module" src="/portal.js"></script>',
    ),
  );
  mkdirSync(join(folder, "connect"));
  writeFileSync(join(folder, "connect/phone.html"), page(""));
  writeFileSync(join(folder, "connect/phone.css"), phoneStyle);
  writeFileSync(join(folder, "connect/phone.js"), await phoneScript(root));
  const hosts = { image: [], game: [], frame: [], connect: [] };
  writeFileSync(
    join(folder, ".foyer.json"),
    JSON.stringify({ brand: "harbour", hosts, phoneSignIn }),
  );
  return folder;
}

/** A service that sends codes, with access to what it sent. */
export interface Provider {
  readonly url: string;
  /** The code most recently sent to a number. */
  codeTo(number: string): Promise<string>;
}

const read = async (address: string): Promise<unknown> =>
  (await fetch(address)).json();

/** The third party's own emulator, started here and stopped with the test. */
export async function startEmulator(): Promise<
  Provider & { readonly end: () => void }
> {
  const url = "http://127.0.0.1:9199";
  const command = join(home, "node_modules/.bin/firebase");
  const child = spawn(
    command,
    ["emulators:start", "--only", "auth", "--project", phoneSignIn.projectId],
    { cwd: home, detached: true, stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  const keep = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () =>
      reject(new Error(`The emulator did not start:\n${said}`)),
    );
    child.stdout.on("data", () => {
      if (said.includes("All emulators ready")) resolve();
    });
  });
  return {
    url,
    codeTo: async (number) => {
      const answer = await read(
        `${url}/emulator/v1/projects/${phoneSignIn.projectId}/verificationCodes`,
      );
      const { verificationCodes = [] } = Object(answer);
      const [latest] = verificationCodes
        .filter((one: { phoneNumber: string }) => one.phoneNumber === number)
        .slice(-1);
      return String(latest?.code);
    },
    end: () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGINT");
    },
  };
}

/** The sandbox, which plays the third party. */
export async function startPlayed(): Promise<Provider> {
  const { url } = await startSandbox({
    port: await freePort(4400),
    portalOrigin: "http://localhost:4300",
    memory: true,
  });
  return {
    url,
    codeTo: async (number) => {
      const query = new URLSearchParams({ run: "", to: number.slice(1) });
      const letters = await read(`${url}/sandbox/api/outbox?${query}`);
      const [latest] = Array.isArray(letters) ? letters : [];
      return String(latest?.code);
    },
  };
}

/** Serves the page as a preview serves a portal: with the same headers, and the connector under another host name. */
export async function startPortal(folder: string, provider: Provider) {
  return startPreview({
    folder,
    port: await freePort(4600),
    platformUrl: provider.url,
    platformOrigins: [provider.url],
  });
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
