import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { headingSize, tabular } from "../../styles/text.css.ts";
import { unseen } from "../../styles/unseen.ts";
import { vars } from "../../styles/vars.css.ts";

/* By its own width, so that it is compact in a narrow column too, and at 200 % text. */
const narrow = "(max-width: 35.99rem)";

export const frame = style({
  containerType: "inline-size",
  color: vars.color.text.primary,
});

export const compact = style({
  display: "none",
  paddingBlockEnd: vars.space.x2,
  "@container": { [narrow]: { display: "block" } },
});

export const position = style([
  tabular,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space.x3,
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
    lineHeight: vars.leading.body,
  },
]);

export const name = style([headingSize.x4, { overflowWrap: "anywhere" }]);

export const list = style({
  display: "flex",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@container": { [narrow]: { gap: vars.space.x1 } },
});

const markSize = "2rem";

export const step = recipe({
  base: {
    position: "relative",
    flex: "1 1 0",
    minInlineSize: 0,
    /* The way to the next step, in the middle of the marks. */
    "::after": {
      content: "",
      position: "absolute",
      insetBlockStart: `calc(${markSize} / 2)`,
      insetInlineStart: `calc(${markSize} + ${vars.space.x2})`,
      insetInlineEnd: vars.space.x2,
      borderBlockStart: `${vars.border.strong} solid ${vars.color.line.subtle}`,
    },
    selectors: { "&:last-child::after": { display: "none" } },
    "@container": { [narrow]: { "::after": { display: "none" } } },
  },
  variants: {
    reached: {
      true: {
        selectors: {
          "&:not([aria-current])::after": {
            borderBlockStartColor: vars.color.accent.fill,
          },
        },
      },
      false: {},
    },
  },
});

export const inside = recipe({
  base: {
    display: "grid",
    justifyItems: "start",
    gap: vars.space.x2,
    boxSizing: "border-box",
    inlineSize: "100%",
    padding: 0,
    paddingInlineEnd: vars.space.x3,
    border: "none",
    background: "none",
    color: "inherit",
    fontFamily: "inherit",
    textAlign: "start",
    "@container": { [narrow]: { paddingInlineEnd: 0 } },
  },
  variants: {
    pressable: {
      true: [
        focusRing,
        {
          borderRadius: vars.radius.control,
          cursor: "pointer",
          "@media": {
            [media.coarse]: {
              "@container": {
                [narrow]: {
                  minBlockSize: vars.size.control,
                  alignContent: "center",
                },
              },
            },
          },
        },
      ],
      false: {
        "@media": {
          [media.coarse]: {
            "@container": { [narrow]: { paddingBlock: vars.space.x5 } },
          },
        },
      },
    },
  },
});

const bar = {
  inlineSize: "100%",
  blockSize: "6px",
  borderWidth: "1px",
  borderRadius: vars.radius.pill,
  fontSize: 0,
} as const;

export const mark = recipe({
  base: [
    tabular,
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      boxSizing: "border-box",
      overflow: "hidden",
      inlineSize: markSize,
      blockSize: markSize,
      border: `${vars.border.strong} solid transparent`,
      borderRadius: vars.radius.pill,
      fontSize: vars.text.x2,
      fontWeight: vars.weight.strong,
      lineHeight: 1,
      printColorAdjust: "exact",
      "@container": { [narrow]: bar },
    },
  ],
  variants: {
    state: {
      done: {
        backgroundColor: vars.color.accent.fill,
        color: vars.color.accent.onFill,
        "@media": {
          [media.forced]: {
            borderColor: "CanvasText",
            backgroundColor: "CanvasText",
            color: "Canvas",
            forcedColorAdjust: "none",
          },
        },
      },
      current: {
        borderColor: vars.color.accent.text,
        color: vars.color.accent.text,
        "@container": { [narrow]: { backgroundColor: vars.color.accent.soft } },
        "@media": {
          [media.forced]: { borderColor: "Highlight", borderWidth: "3px" },
        },
      },
      failed: {
        backgroundColor: vars.color.danger.fill,
        color: vars.color.danger.onFill,
        "@media": {
          [media.forced]: { borderColor: "CanvasText", borderStyle: "dashed" },
        },
      },
      coming: {
        borderColor: vars.color.line.control,
        color: vars.color.text.quiet,
      },
    },
  },
});

export const picture = style({
  display: "inline-flex",
  "@container": { [narrow]: { display: "none" } },
});

export const failed = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  color: vars.color.danger.text,
  fontWeight: vars.weight.strong,
});

export const words = recipe({
  base: {
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
    hyphens: "auto",
    fontSize: vars.text.x2,
    lineHeight: vars.leading.body,
    "@container": {
      /* Heard still: the bars are too small for words, and the one that matters stands above. */
      [narrow]: unseen,
    },
  },
  variants: {
    state: {
      done: {},
      current: { fontWeight: vars.weight.strong },
      failed: {
        color: vars.color.danger.text,
        fontWeight: vars.weight.strong,
      },
      coming: { color: vars.color.text.quiet },
    },
  },
});
