import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { conditionOf } from "./.storybook/conditions/condition.ts";
import { messages } from "./packages/brand/src/words/messagesPlugin.ts";
import { chosenBrand, root } from "./packages/brand/src/checkout.ts";
import { optimizeInclude } from "./packages/app/vite.shared.ts";
import { foyerBrand } from "./packages/brand/src/plugin/vitePlugin.ts";
import { chromiumArgs, findChromium } from "./scripts/chromium.mjs";

/*
 * What needs a browser: every story, and the tests named *.browser.test.tsx. Unit tests have a configuration
 * of their own (vitest.unit.config.ts), because this one starts Storybook whichever project is asked for.
 */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  }),
  instances: [{ browser: "chromium" as const }],
});

const brand = chosenBrand();

/* Each story in one brand, mode and direction; verify:full names them one after the other. */
const look = process.env["FOYER_STORY_LOOK"] ?? "hash";

/* A page for each core; by default one core stays free. */
const maxWorkers = availableParallelism();

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: {
          name: "stories",
          maxWorkers,
          browser: browser(),
          env: { FOYER_STORY_LOOK: look },
          setupFiles: conditionOf(look)
            ? [`${root}.storybook/conditions/setup.ts`]
            : [],
        },
      },
      {
        plugins: [
          react(),
          vanillaExtractPlugin(),
          foyerBrand({ brand, all: true, root }),
          messages({ root, brand, pseudo: true, whole: true, all: true }),
        ],
        optimizeDeps: {
          include: [...optimizeInclude, "@testing-library/react"],
        },
        test: {
          name: "browser",
          maxWorkers,
          include: ["packages/*/src/**/*.browser.test.tsx"],
          browser: browser(),
        },
      },
    ],
  },
});
