import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { foyerBrand } from "../brand/src/plugin/vitePlugin.ts";
import { messages } from "../brand/src/words/messagesPlugin.ts";
import { chosenBrand, root } from "../brand/src/checkout.ts";

const brand = chosenBrand();

/** Plug-ins that the app's modules need in a test. */
export const testPlugins = () => [
  react(),
  vanillaExtractPlugin(),
  foyerBrand({ brand, root }),
  messages({ root, brand, pseudo: true }),
];
