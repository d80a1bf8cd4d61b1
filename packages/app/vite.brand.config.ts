import { resolve } from "node:path";
import type { UserConfig } from "vite";
import { chosenBrand, root } from "../brand/src/checkout.ts";
import { foyerBrand } from "../brand/src/plugin/vitePlugin.ts";
import { messages } from "../brand/src/words/messagesPlugin.ts";
import { aroundPortal } from "./build/around-portal.ts";
import { brandFiles } from "./build/brand-files.ts";
import { callsAhead } from "./build/calls-ahead.ts";
import { licences, readLicences } from "./build/licences.ts";
import { phoneLicences } from "./build/phone-connector.ts";
import { outputNames } from "./vite.shared.ts";

/** One brand's document and files, around the portal that was built before for every brand. */
const config = (): UserConfig => {
  const brand = chosenBrand();
  const pseudo = process.env["FOYER_PSEUDO"] === "1";
  const portal = resolve(
    process.env["FOYER_PORTAL"] ?? `${root}packages/app/dist-portal`,
  );
  return {
    root: `${root}packages/app`,
    plugins: [
      aroundPortal(portal),
      foyerBrand({ brand, root, ahead: () => callsAhead(root, brand) }),
      messages({ root, brand, pseudo }),
      licences(new Map(), async () => [
        ...readLicences(portal),
        ...(await phoneLicences({ brand, root })),
      ]),
      brandFiles({ root, brand, pseudo }),
    ],
    build: {
      outDir: process.env["FOYER_OUT_DIR"] ?? "dist",
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: outputNames,
      },
    },
  };
};
export default config;
