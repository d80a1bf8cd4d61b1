import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { foyerBrand } from "../brand/src/plugin/vitePlugin.ts";
import { messages } from "./build/messages-plugin.ts";
import { chosenBrand, root } from "./vite.shared.ts";

const brand = chosenBrand();

/** What the app's modules need to load in a test. */
export const testPlugins = () => [
  react(),
  vanillaExtractPlugin(),
  foyerBrand({ brand, root }),
  messages({ root, brand, pseudo: true }),
];
