import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { messages } from "../packages/app/build/messages-plugin.ts";
import {
  chosenBrand,
  optimizeInclude,
  root,
} from "../packages/app/vite.shared.ts";
import { foyerBrand } from "../packages/ui/src/theme/vite-plugin.ts";

const brand = chosenBrand();

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./pages/**/*.stories.tsx",
    "../packages/{ui,flows,app}/src/**/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      foyerBrand({ brand, all: true, root }),
      messages({ root, brand, pseudo: true }),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...optimizeInclude],
    },
  }),
};

export default config;
