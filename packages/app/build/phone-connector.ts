import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { noteLicences, type Licences } from "./licences.ts";
import { readBrand } from "../../serve/src/portal-files.ts";

/** The only folder that knows the third party's SDK, relative to the checkout's root. */
const folder = "packages/app/phone-sign-in";
const packages = ["@firebase/app", "@firebase/auth"];

/**
 * The connector's script including the third party's SDK, as one classic script.
 *
 * @param root The checkout's root.
 * @example await phoneScript(root)
 */
export async function phoneScript(root: string): Promise<string> {
  return (await buildPhone(root)).code;
}

/**
 * The licences of the code in the connector's script; none for a brand without phone login.
 *
 * @example await phoneLicences({ brand: "aurora", root })
 */
export async function phoneLicences({
  brand,
  root,
}: {
  readonly brand: string;
  /** The checkout's root. */
  readonly root: string;
}): Promise<Licences> {
  if (!readBrand(root, brand).phoneSignIn) return new Map();
  return (await buildPhone(root)).licences;
}

/* Requested twice in a build, but built only once. */
const builds = new Map<string, ReturnType<typeof makePhone>>();
function buildPhone(root: string): ReturnType<typeof makePhone> {
  const made = builds.get(root) ?? makePhone(root);
  builds.set(root, made);
  return made;
}

async function makePhone(
  root: string,
): Promise<{ readonly code: string; readonly licences: Licences }> {
  const licences: Licences = new Map();
  const home = join(root, folder);
  const missing = packages.filter(
    (name) => !existsSync(join(home, "node_modules", name, "package.json")),
  );
  if (missing.length > 0)
    throw new Error(
      `A brand configures phone sign-in, whose SDK is not installed: run "npm ci --omit=dev" in ${folder}.`,
    );
  const built = await build({
    configFile: false,
    root: home,
    logLevel: "warn",
    plugins: [noteLicences(licences)],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(home, "connector.ts"),
        output: { format: "iife" },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const [script, ...more] = outputs.filter(({ type }) => type === "chunk");
  if (script?.type !== "chunk" || more.length > 0)
    throw new Error("The phone sign-in is not one script.");
  return { code: script.code, licences };
}
