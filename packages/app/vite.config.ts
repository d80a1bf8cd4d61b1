import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type PluginOption, type UserConfig } from "vite";
import { foyerBrand } from "../brand/src/plugin/vitePlugin.ts";
import { brandFiles } from "./build/brand-files.ts";
import { callsAhead } from "./build/calls-ahead.ts";
import { leanCalls } from "./build/lean-calls.ts";
import { leanReact } from "./build/lean-react.ts";
import { leanRouter } from "./build/lean-router.ts";
import {
  licences,
  noteLicences,
  recordedLicences,
  type Licences,
} from "./build/licences.ts";
import { localPlatform } from "./build/local-platform.ts";
import { chunks } from "./build/chunks.ts";
import { messages } from "../brand/src/words/messagesPlugin.ts";
import { namedParts } from "./build/named-parts.ts";
import { phoneLicences } from "./build/phone-connector.ts";
import { compressedFiles, readBrand } from "../serve/src/portal-files.ts";
import { developmentHeaders } from "../serve/src/policy.ts";
import { chosenBrand, root } from "../brand/src/checkout.ts";
import { withoutBrand } from "./build/without-brand.ts";
import { outputNames, optimizeInclude } from "./vite.shared.ts";

const platformUrl = process.env["PLATFORM_URL"] ?? "http://127.0.0.1:4174";
const parserless = "@formatjs/icu-messageformat-parser/no-parser.js";

/**
 * The portal's modules. A build of the portal itself is the same for every brand: what belongs to one is written
 * around it afterwards (`vite.brand.config.ts`). The development server and the gallery have their brand in them.
 *
 * @example export default defineConfig(({ command }) => portal({ command, withBrand: command === "serve" }))
 */
export function portal({
  command,
  isSsrBuild = false,
  withBrand,
}: {
  readonly command: "build" | "serve";
  readonly isSsrBuild?: boolean | undefined;
  readonly withBrand: boolean;
}): UserConfig {
  const brand = chosenBrand();
  const licencesFound: Licences = new Map();
  const pseudo = command === "serve" || process.env["FOYER_PSEUDO"] === "1";
  const ofBrand = (): PluginOption[] => [
    foyerBrand({
      brand,
      all: command === "serve",
      root,
      ahead: () => callsAhead(root, brand),
    }),
    messages({ root, brand, pseudo }),
    localPlatform(platformUrl),
    licences(licencesFound, () => phoneLicences({ brand, root })),
    brandFiles({ root, brand, pseudo }),
  ];
  return {
    root: `${root}packages/app`,
    plugins: [
      namedParts(root),
      react(),
      vanillaExtractPlugin(),
      leanCalls(),
      leanReact(),
      leanRouter(),
      withBrand ? ofBrand() : withoutBrand(),
      // Files beside the modules, which a server's build does not need.
      withBrand || isSsrBuild
        ? []
        : [recordedLicences(licencesFound), compressedFiles()],
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
          ...outputNames,
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
}

export default defineConfig(({ command, isSsrBuild }) =>
  portal({ command, isSsrBuild, withBrand: command === "serve" }),
);

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
