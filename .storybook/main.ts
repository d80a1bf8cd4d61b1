import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { messages } from "../packages/brand/src/words/messagesPlugin.ts";
import { chosenBrand, root } from "../packages/brand/src/checkout.ts";
import { optimizeInclude } from "../packages/app/vite.shared.ts";
import { foyerBrand } from "../packages/brand/src/plugin/vitePlugin.ts";
import { storybookFacts } from "./build/plugin.ts";
import { brandSites } from "./build/sites.ts";
import { studioFacts } from "./build/studio.ts";

const brand = chosenBrand();

/* The fonts of Storybook's own frame; stories inside it load those of their brand. */
const fonts = "../themes/node_modules/@fontsource-variable";
const face = (family: string, file: string) =>
  `@font-face{font-family:"${family}";src:url("./frame/${file}") format("woff2");font-weight:300 900;font-display:swap}`;
const letters = `<style>${face("Foyer Text", "text.woff2")}${face("Foyer Display", "display.woff2")}</style>`;

/* Storybook's own corners and borders, subdued so that the story is the brightest thing on the page. */
const frameStyle = `<style>
#storybook-explorer-searchfield{border-radius:10px}
.sidebar-subheading{letter-spacing:0;text-transform:none;font-size:13px}
</style>`;

/*
 * The URL contains brand and mode before any of our scripts has loaded, so nothing flashes, as in the portal.
 * Storybook's loading screens use the same background.
 */
const firstLook = `<script>{const wish=new URLSearchParams(location.search).get("globals")??"";for(const axis of ["brand","mode"]){const value=new RegExp("(?:^|;)"+axis+":([\\w-]+)").exec(wish)?.[1];if(value)document.documentElement.dataset[axis]=value}}</script>
<style>html{background:var(--color-surface-page,#06171c)}html[data-mode=light]{background:var(--color-surface-page,#f6fafa)}
.sb-preparing-story,.sb-preparing-docs,.sb-nopreview{background:transparent!important}
.sb-preparing-story .sb-loader{border-color:var(--color-line-subtle,#1b3138);border-block-start-color:var(--color-accent-fill,#4cc9ab)}
.sb-preparing-docs{opacity:0}</style>`;

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./guides/*.mdx",
    "./pages/**/*.stories.tsx",
    "../packages/{ui,flows,app}/src/**/*.stories.tsx",
  ],
  staticDirs: [
    {
      from: `${fonts}/figtree/files/figtree-latin-wght-normal.woff2`,
      to: "/frame/text.woff2",
    },
    {
      from: `${fonts}/red-hat-display/files/red-hat-display-latin-wght-normal.woff2`,
      to: "/frame/display.woff2",
    },
  ],
  managerHead: (head = "") => `${head}${letters}${frameStyle}`,
  previewHead: (head = "") => `${head}${letters}${firstLook}`,
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  // Tutorials for Storybook itself, which reviewers of a portal do not need.
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      foyerBrand({ brand, all: true, root }),
      messages({ root, brand, pseudo: true, whole: true, all: true }),
      storybookFacts({ root }),
      studioFacts({ root }),
      brandSites({ root }),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...optimizeInclude,
        "@foyer/flows > xstate",
        "@foyer/app > @tanstack/react-query",
        "@foyer/app > @xstate/react",
        "@foyer/app > react-router-dom",
        "@foyer/platform > @valibot/to-json-schema",
        "@foyer/brand > culori",
        "@foyer/brand > mdast-util-from-markdown",
        "elkjs/lib/elk.bundled.js",
      ],
    },
  }),
};

export default config;
