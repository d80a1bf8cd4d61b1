import { fileURLToPath } from "node:url";
import { defineConfig, type UserConfig } from "vite";
import { portal } from "./vite.config.ts";

/** The portal's pages for a server: the same modules, which draw the documents that browsers get first. */
export default defineConfig(({ command }): UserConfig => {
  return {
    ...portal({ command, isSsrBuild: true, withBrand: false }),
    ssr: { noExternal: true, target: "node" },
    build: {
      outDir: `${process.env["FOYER_OUT_DIR"] ?? "dist"}/.server`,
      target: "node20",
      minify: false,
      ssr: fileURLToPath(
        new URL("src/document/renderPage.tsx", import.meta.url),
      ),
      assetsInlineLimit: 0,
      rolldownOptions: {
        // A server loads all of it at once.
        checks: { ineffectiveDynamicImport: false },
        // The names that browsers know the files by.
        output: { assetFileNames: "assets/[name]-[hash][extname]" },
      },
    },
  };
});
