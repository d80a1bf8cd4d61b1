import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runnerImport } from "vite";

/*
 * The library is used from its sources and built as the portal builds it: styles extracted, a brand's real style
 * sheet with both modes, messages parsed at build time and no parser for them shipped.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const app = createRequire(`${root}packages/app/package.json`);
const load = async (file) => (await runnerImport(`${root}${file}`)).module;

// The portal's own copy: a second one would not know the styles created by the first.
const { vanillaExtractPlugin } = await import(
  pathToFileURL(app.resolve("@vanilla-extract/vite-plugin")).href
);
const { foyerBrand } = await load("packages/brand/src/plugin/vitePlugin.ts");
const { compilePack } = await load("packages/brand/src/words/packs.ts");

const { config } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const brand = process.env.FOYER_BRAND ?? config.brand;

/** Messages of what the bench shows; the portal's pack has all of them. */
const spoken = /^ui\.(gameCard|gameGrid|modal|field|textField)\./;
const words = () =>
  Object.fromEntries(
    Object.entries(compilePack({ root, brand, pseudo: false }, "EN")).filter(
      ([id]) => spoken.test(id),
    ),
  );

const settings = "bench:foyer";

export default [
  vanillaExtractPlugin(),
  foyerBrand({ brand, root }),
  {
    name: "bench-foyer",
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@foyer\/ui\/styles\/(.*)$/,
            replacement: `${root}packages/ui/src/styles/$1.ts`,
          },
          {
            find: /^@foyer\/ui\/(.*)$/,
            replacement: `${root}packages/ui/src/components/$1/index.ts`,
          },
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
          },
        ],
        // One copy of React for the library and the bench.
        dedupe: ["react", "react-dom", "react-intl"],
      },
    }),
    resolveId: (id) => (id === settings ? id : undefined),
    load: (id) =>
      id === settings
        ? `export const brand = ${JSON.stringify(brand)}; export const words = ${JSON.stringify(words())};`
        : undefined,
    // The script that chooses brand and mode before the first paint; the bench's page needs neither.
    generateBundle(_options, bundle) {
      delete bundle["boot.js"];
    },
  },
];
