import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

/** Modules find files beside them by their own address, which they would lose in a bundle. */
const ownAddress: Plugin = {
  name: "foyer-own-address",
  transform: (code, id) =>
    code.includes("import.meta.url")
      ? code.replaceAll(
          "import.meta.url",
          JSON.stringify(pathToFileURL(id).href),
        )
      : undefined,
};

/** `brand publish` as one file: to load its modules one by one takes a second, and with it the work takes two. */
export default defineConfig({
  plugins: [ownAddress],
  ssr: { noExternal: true, external: ["vite", "@resvg/resvg-js"] },
  build: {
    ssr: "build/publish.ts",
    outDir: process.env["FOYER_OUT_DIR"] ?? "dist-publish",
    target: "node20",
    minify: false,
  },
});
