import type { Decorator, Loader, Preview } from "@storybook/react-vite";
import { IntlProvider, type MessageFormatElement } from "react-intl";
import { brandId } from "virtual:brand";
import "virtual:brand/theme.css";
import { languages, messages } from "virtual:messages";
import "../packages/ui/src/styles/reset.css.ts";
import "../packages/ui/src/styles/base.css.ts";
import { defaultsFromDocs, describeComponent } from "./docs.ts";
import { globalTypes, languageOf, lookOf } from "./globals.ts";
import "./preview.css";
import { night } from "./night.ts";
import { viewports } from "./viewports.ts";

type Words = Record<string, MessageFormatElement[]>;

const loadWords: Loader = async (context) => {
  const load = messages[lookOf(context).language];
  return { words: load ? await load() : {} };
};

/* Brand, mode and direction are attributes of the root, as in the app: nothing renders again for them. */
const withLook: Decorator = (Story, context) => {
  const look = lookOf(context);
  const { tag, direction } = languageOf(look.language);
  const root = document.documentElement;
  root.dataset["brand"] = look.brand;
  root.dataset["mode"] = look.mode;
  root.lang = tag;
  root.dir = look.direction === "language" ? direction : look.direction;
  const words: Words = context.loaded["words"] ?? {};
  return (
    <IntlProvider locale={tag} messages={words} onError={ignoreMissing}>
      <Story />
    </IntlProvider>
  );
};

/* Stories may be ahead of the pack that is generated from them; the default wording stands in. */
const ignoreMissing = (error: {
  readonly code: string;
  readonly message: string;
}) => {
  if (error.code !== "MISSING_TRANSLATION") throw new Error(error.message);
};

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [defaultsFromDocs],
  globalTypes,
  initialGlobals: {
    brand: brandId,
    mode: "dark",
    language: languages[0]?.code,
    direction: "language",
  },
  loaders: [loadWords],
  decorators: [withLook],
  parameters: {
    layout: "padded",
    docs: {
      theme: night,
      extractComponentDescription: describeComponent,
    },
    controls: { expanded: true, sort: "requiredFirst" },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    a11y: {
      test: "error",
      options: {
        runOnly: [
          "wcag2a",
          "wcag2aa",
          "wcag21a",
          "wcag21aa",
          "wcag22aa",
          "best-practice",
        ],
        // A story is a part of a page: whether the page has a main landmark and one heading is the app's to prove.
        rules: {
          region: { enabled: false },
          "page-has-heading-one": { enabled: false },
          "landmark-one-main": { enabled: false },
        },
      },
    },
    options: {
      storySort: {
        order: [
          "Foyer",
          "Foundations",
          ["Tokens", ["Roles", "Pairs"], "*"],
          "Components",
          [
            "Actions",
            "Typography",
            "Layout",
            "Media",
            "Forms",
            "Overlays",
            "Feedback",
            "Navigation",
            "Lobby",
            "*",
          ],
          "Screens",
          "Flows",
          "*",
        ],
      },
    },
  },
};

export default preview;
