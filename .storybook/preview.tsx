import type { Decorator, Loader, Preview } from "@storybook/react-vite";
import { lazy, Suspense, type ComponentProps } from "react";
import { IntlProvider, type MessageFormatElement } from "react-intl";
import { brandId } from "virtual:brand";
import "virtual:brand/theme.css";
import { brands } from "virtual:brands";
import "virtual:densities.css";
import { messages } from "virtual:messages";
import "../packages/ui/src/styles/reset.css.ts";
import "../packages/ui/src/styles/base.css.ts";
import { conditionOf, viewportOf } from "./conditions/condition.ts";
import {
  defaultsFromDocs,
  describeComponent,
  picturesInModes,
} from "./docs.ts";
import { globalTypes, initialGlobals, lookOf, showLook } from "./globals.ts";
import { answerMotion } from "./motion.ts";
import "./preview.css";
import { viewports } from "./viewports.ts";

const inTests = import.meta.env["FOYER_STORY_LOOK"] !== undefined;
/* When every story is tested on a phone, Storybook is told so and sets the window before each one. */
const condition = conditionOf(import.meta.env["FOYER_STORY_LOOK"]);

type Words = Record<string, MessageFormatElement[]>;

answerMotion();

const loadWords: Loader = async (context) => {
  const load = messages[lookOf(context).language];
  return { words: load ? await load() : {} };
};

const withLook: Decorator = (Story, context) => {
  const { tag } = showLook(lookOf(context));
  const words: Words = context.loaded["words"] ?? {};
  return (
    <IntlProvider locale={tag} messages={words} onError={ignoreMissing}>
      <Story />
    </IntlProvider>
  );
};

/* Stories may be ahead of the pack that is generated from them; the default wording is used then. */
const ignoreMissing = (error: {
  readonly code: string;
  readonly message: string;
}) => {
  if (error.code !== "MISSING_TRANSLATION") throw new Error(error.message);
};

/*
 * The documentation code is loaded with the first documentation page: a story that is tested or framed alone needs
 * none.
 */
const Page = lazy(() => import("./docs-page/DocsPage.tsx"));
const Container = lazy(() => import("./docs-page/DocsFrame.tsx"));

const preview: Preview = {
  tags: ["autodocs"],
  /* A test draws a story without the margin that its page in Storybook has. */
  beforeEach: ({ parameters }) => {
    if (condition)
      document.body.style.padding =
        parameters["layout"] === "fullscreen" ? "" : "16px";
  },
  argTypesEnhancers: [
    defaultsFromDocs,
    picturesInModes(
      brands.map(({ id }) => id),
      brandId,
    ),
  ],
  globalTypes,
  initialGlobals: condition
    ? { ...initialGlobals, viewport: { value: viewportOf[condition] } }
    : initialGlobals,
  loaders: [loadWords],
  decorators: [withLook],
  // Runs before the accessibility check, which judges what can be seen: parts that measure themselves do so after layout.
  afterEach: () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    }),
  parameters: {
    layout: "padded",
    docs: {
      page: () => (
        <Suspense>
          <Page />
        </Suspense>
      ),
      container: (props: ComponentProps<typeof Container>) => (
        <Suspense>
          <Container {...props} />
        </Suspense>
      ),
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
        // Designers read every result in the panel; a test needs only the failures, and the rest is expensive.
        ...(inTests && { resultTypes: ["violations", "incomplete"] }),
        // A story is a part of a page: the app's tests check that the page has a main landmark and one heading.
        rules: {
          region: { enabled: false },
          "page-has-heading-one": { enabled: false },
          "landmark-one-main": { enabled: false },
          // In forced colours the contrast is the reader's choice.
          "color-contrast": { enabled: condition !== "forced" },
        },
      },
    },
    options: {
      storySort: {
        order: [
          "Foyer",
          [
            "Start here",
            "Guides",
            [
              "Designers",
              "Brand teams",
              "All that a brand can say",
              "Engineers",
              "*",
            ],
            "Brand studio",
            "Find by word",
            "One brand, everything",
            "One component, all brands",
            "*",
          ],
          "Foundations",
          [
            "Colour",
            "Type",
            "Space and size",
            "Shape and depth",
            "Motion",
            "Icons",
            "Tokens",
            ["Roles", "Pairs"],
            "*",
          ],
          "Screens",
          [
            "Home",
            "Category",
            "Promotions",
            "Sign in",
            "Registration",
            "Member centre",
            "Agent centre",
            "Records",
            "Maintenance",
            "Not found",
            "*",
          ],
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
            "Shell",
            "Lobby",
            "Content",
            "Money",
            "Agents",
            "*",
          ],
          "Flows",
          "*",
        ],
      },
    },
  },
};

export default preview;
