import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import { portal } from "./vite.config.ts";

/** The portal's own build with a brand in it, for another page. */
export default defineConfig(({ command }) =>
  mergeConfig(portal({ command, withBrand: true }), {
    resolve: {
      alias: [
        {
          find: "storybook/test",
          replacement: fileURLToPath(
            new URL("gallery/storybook-test.ts", import.meta.url),
          ),
        },
      ],
    },
    build: {
      outDir: "dist-gallery",
      rolldownOptions: {
        input: fileURLToPath(new URL("gallery.html", import.meta.url)),
      },
    },
  }),
);
