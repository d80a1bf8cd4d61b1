import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { foyerBrand } from "../brand/src/plugin/vitePlugin.ts";
import { brandInPage } from "../brand/src/page/brandInPage.ts";
import { callsAhead } from "./build/calls-ahead.ts";
import { connectors } from "./build/connectors.ts";
import { crawlerFiles } from "./build/crawler-files.ts";
import { firstScreen } from "../brand/src/page/firstScreen.ts";
import { leanCalls } from "./build/lean-calls.ts";
import { leanReact } from "./build/lean-react.ts";
import { leanRouter } from "./build/lean-router.ts";
import { licences, noteLicences, type Licences } from "./build/licences.ts";
import { localPlatform } from "./build/local-platform.ts";
import { chunks } from "./build/chunks.ts";
import { siteIdentity } from "../brand/src/identity/siteIdentity.ts";
import { messages } from "../brand/src/words/messagesPlugin.ts";
import { namedParts } from "./build/named-parts.ts";
import { phoneLicences } from "./build/phone-connector.ts";
import { servedPages } from "./build/served-pages.ts";
import { portalFiles, readBrand } from "../serve/src/portal-files.ts";
import { developmentHeaders } from "../serve/src/policy.ts";
import { chosenBrand, root } from "../brand/src/checkout.ts";
import { optimizeInclude } from "./vite.shared.ts";

const platformUrl = process.env["PLATFORM_URL"] ?? "http://127.0.0.1:4174";
const parserless = "@formatjs/icu-messageformat-parser/no-parser.js";

export default defineConfig(({ command, isSsrBuild = false }) => {
  const brand = chosenBrand();
  const licencesFound: Licences = new Map();
  const pseudo = command === "serve" || process.env["FOYER_PSEUDO"] === "1";
  return {
    root: `${root}packages/app`,
    plugins: [
      namedParts(root),
      react(),
      vanillaExtractPlugin(),
      foyerBrand({
        brand,
        all: command === "serve",
        root,
        ahead: () => callsAhead(root, brand),
      }),
      messages({ root, brand, pseudo }),
      leanCalls(),
      leanReact(),
      leanRouter(),
      // Those above make modules; the others write the files beside them, which a server's build does not need.
      ...(isSsrBuild
        ? []
        : [
            connectors({ brand, root }),
            localPlatform(platformUrl),
            firstScreen({ brand, root }),
            licences(licencesFound, () => phoneLicences({ brand, root })),
            brandInPage({ root, brand, pseudo }),
            siteIdentity({ brand, root }),
            crawlerFiles({ brand, root }),
            portalFiles({ brand, root, pages: () => servedPages(root, brand) }),
          ]),
    ],
    worker: { plugins: () => [noteLicences(licencesFound)] },
    resolve: {
      // Replacements for what a build does not need: the message parser, because messages are parsed by then; a shim
      // for what React itself has had since version 18; and another for what every browser supports.
      alias:
        command === "build"
          ? [
              { find: /^use-sync-external-store\/shim$/, replacement: "react" },
              ...productionRouter(),
              {
                find: /^@vanilla-extract\/recipes\/createRuntimeFn$/,
                replacement: `${root}packages/ui/src/private/recipeRuntime.ts`,
              },
              {
                find: /^@formatjs\/icu-messageformat-parser$/,
                replacement: parserless,
              },
            ]
          : [],
    },
    optimizeDeps: { include: optimizeInclude },
    build: {
      outDir: process.env["FOYER_OUT_DIR"] ?? "dist",
      emptyOutDir: true,
      target: "es2022",
      sourcemap: "hidden",
      manifest: true,
      // File sizes have budgets of their own: scripts/size.mjs and the e2e tests.
      chunkSizeWarningLimit: 4000,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // The first script contains the names of all files that it may load. Files that are imported dynamically
          // get a recognisable name; for files that are only loaded along with others, and for style sheets, the hash
          // is enough. Seven characters of it serve as well as eight, and they are the part of the first script that
          // does not compress.
          chunkFileNames: ({ isDynamicEntry }) =>
            isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
          assetFileNames: ({ names }) =>
            names[0]?.endsWith(".css")
              ? "assets/[hash:7][extname]"
              : "assets/[name]-[hash][extname]",
          // Two files with all that the first screen needs, what is below the app and the app: they compress better
          // than forty, and a drawn page runs one after the other. The same applies to what every page loads right
          // afterwards.
          codeSplitting: {
            groups: [
              {
                name: "base",
                tags: ["$initial"],
                test: /\/(?:node_modules|platform\/src)\//,
                priority: 2,
              },
              { name: "first", tags: ["$initial"], priority: 1 },
              ...Object.entries(chunks).map(([name, sources]) => ({
                name,
                test: (id: string) => sources.some((source) => source.test(id)),
              })),
            ],
          },
        },
      },
    },
    server: {
      port: 4173,
      headers: developmentHeaders({
        hosts: readBrand(root, brand).hosts,
        local: [new URL(platformUrl).origin],
      }),
      proxy: { "/wps": { target: platformUrl, changeOrigin: false, ws: true } },
    },
  };
});

/* The router's own exports make the build use the version with development warnings, whatever is being built. */
function productionRouter() {
  const fromApp = createRequire(import.meta.url);
  const fromDom = createRequire(fromApp.resolve("react-router-dom"));
  const folder = join(
    dirname(fromDom.resolve("react-router")),
    "../production",
  );
  return [
    { find: /^react-router$/, replacement: join(folder, "index.mjs") },
    {
      find: /^react-router\/dom$/,
      replacement: join(folder, "dom-export.mjs"),
    },
  ];
}
