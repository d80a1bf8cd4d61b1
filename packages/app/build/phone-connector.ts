import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { noteLicences, type Licences } from "./licences.ts";
import { readBrand } from "../../serve/src/portal-files.ts";

/** The folder, from the checkout's root, that alone knows the third party's SDK. */
const folder = "packages/app/phone-sign-in";
const packages = ["@firebase/app", "@firebase/auth"];

/**
 * The connector's script with the third party's SDK, as one classic script.
 *
 * @param root The checkout's.
 * @example await phoneScript(root)
 */
export async function phoneScript(root: string): Promise<string> {
  return (await buildPhone(root)).code;
}

/**
 * The licences of what the connector's script holds; none for a brand that has no phone sign-in.
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

/* Asked for twice in a build, and made once. */
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
