import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Licence information of a package whose code is shipped. */
interface Licence {
  readonly name: string;
  readonly version: string;
  /** Its SPDX expression, where it states one. */
  readonly identifier: string | undefined;
  /** The texts of its licence and notices, as shipped with it. */
  readonly texts: readonly string[];
}

/** Licences of packages, keyed by their folders. */
export type Licences = Map<string, Licence>;

/** Public address of the file; the footer links to it. */
const file = "licences.txt";

const ofPackage =
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const ofLicence = /^(licen[cs]e|copying|notice)/i;

/**
 * Records the licence of each package whose code or files end up in the bundle. A nested bundle, such as a worker's,
 * has its own plugins and therefore needs this one too.
 *
 * @example worker: { plugins: () => [noteLicences(found)] }
 */
export function noteLicences(found: Licences): Plugin {
  let root = "";
  return {
    name: "foyer-note-licences",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        // A typeface is a file that comes from a package.
        const sources =
          output.type === "chunk"
            ? output.moduleIds
            : output.originalFileNames.map((name) => resolve(root, name));
        for (const source of sources) {
          const folder = ofPackage.exec(source)?.[1];
          if (folder !== undefined && !found.has(folder))
            found.set(folder, readLicence(folder));
        }
      }
    },
  };
}

/**
 * Writes `/licences.txt`: the licences of all packages whose code is in the build. The build fails if a package
 * states no licence.
 *
 * @param found What the workers' bundles have recorded.
 * @param besides Packages of what is built separately.
 * @example plugins: [licences(found, () => phoneLicences(root))]
 */
export function licences(
  found: Licences,
  besides: () => Promise<Iterable<readonly [string, Licence]>>,
): Plugin[] {
  return [
    noteLicences(found),
    {
      name: "foyer-licences",
      async generateBundle() {
        const all = new Map([...found, ...(await besides())]).values();
        this.emitFile({
          type: "asset",
          fileName: file,
          source: licenceText([...all]),
        });
      },
      configureServer({ middlewares }) {
        middlewares.use(`/${file}`, (_request, response) => {
          response
            .setHeader("Content-Type", "text/plain; charset=utf-8")
            .end("A build writes the licences of what is in it here.\n");
        });
      },
    },
  ];
}

/** Private to every server: what a brand's build makes its text from, together with the brand's own fonts. */
const record = ".licences.json";

/**
 * Notes the licences of a portal that is built for every brand, instead of writing their text.
 *
 * @example plugins: [recordedLicences(found)]
 */
export function recordedLicences(found: Licences): Plugin[] {
  return [
    noteLicences(found),
    {
      name: "foyer-recorded-licences",
      generateBundle() {
        this.emitFile({
          type: "asset",
          fileName: record,
          // By name and version: where the packages were on the machine that built it concerns nobody.
          source: JSON.stringify(
            [...found.values()].map((one) => [
              `${one.name} ${one.version}`,
              one,
            ]),
          ),
        });
      },
    },
  ];
}

/**
 * The licences that a built portal has noted.
 *
 * @example licences(new Map(), async () => readLicences("dist-portal"))
 */
export const readLicences = (
  portal: string,
): readonly (readonly [string, Licence])[] =>
  JSON.parse(readFileSync(join(portal, record), "utf8"));

function readLicence(folder: string): Licence {
  const facts: {
    name: string;
    version: string;
    license?: unknown;
  } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license } = facts;
  return {
    name,
    version,
    identifier: typeof license === "string" ? license.trim() : undefined,
    texts: readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && ofLicence.test(entry.name))
      .map(({ name: text }) => readFileSync(join(folder, text), "utf8").trim()),
  };
}

const line = "-".repeat(72);

/**
 * The licences as human-readable text.
 *
 * @example licenceText([{ name: "react", version: "19.3.1", identifier: "MIT", texts: ["MIT License …"] }])
 */
export function licenceText(all: readonly Licence[]): string {
  const unnamed = all.filter(
    ({ identifier, texts }) => identifier === undefined && texts.length === 0,
  );
  if (unnamed.length > 0)
    throw new Error(
      `No licence is known of ${unnamed.map(({ name }) => name).join(", ")}, whose code is in the build.`,
    );
  const each = new Map(
    all
      .map((one) => [`${one.name} ${one.version}`, one] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const parts = [...each].map(([title, { identifier, texts }]) =>
    [
      line,
      identifier === undefined ? title : `${title} (${identifier})`,
      ...(texts.length > 0
        ? texts
        : [
            "It comes without a text of its licence; the licence's name is above.",
          ]),
    ].join("\n\n"),
  );
  return `${["Open source licences", "This site contains the packages below, each under its own licence.", ...parts].join("\n\n")}\n`;
}
