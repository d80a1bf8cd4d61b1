import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { clampLines } from "../../styles/text.css.ts";
import { tallScript } from "../../styles/scripts.ts";
import { vars } from "../../styles/vars.css.ts";

export const section = style({
  paddingBlock: vars.space.x2,
  selectors: {
    "& + &": {
      borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    },
  },
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: { "&[hidden]": { display: "none" } },
});

const small = {
  margin: 0,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  color: vars.color.text.quiet,
  fontFamily: "inherit",
  fontSize: vars.text.x1,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
} as const;

export const sectionLabel = style(small);

export const opener = style([
  focusRingInset,
  small,
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space.x2,
    boxSizing: "border-box",
    inlineSize: "100%",
    minBlockSize: "2.25rem",
    border: "none",
    borderRadius: vars.radius.control,
    background: "none",
    textAlign: "start",
    cursor: "pointer",
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { color: vars.color.text.primary } },
      },
      [media.coarse]: { minBlockSize: vars.size.control },
    },
  },
]);

export const sectionWords = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const entry = recipe({
  base: [
    focusRingInset,
    {
      display: "flex",
      alignItems: "center",
      boxSizing: "border-box",
      inlineSize: "100%",
      minBlockSize: vars.size.control,
      border: "none",
      borderRadius: vars.radius.control,
      background: "none",
      color: vars.color.text.primary,
      fontFamily: "inherit",
      lineHeight: vars.leading.body,
      textDecoration: "none",
      cursor: "pointer",
      ":active": { backgroundColor: vars.color.surface.pressed },
      "@media": {
        [media.hover]: {
          selectors: {
            "&:hover:not(:active)": {
              backgroundColor: vars.color.surface.hover,
            },
          },
        },
      },
    },
  ],
  variants: {
    folded: {
      false: {
        gap: vars.space.x3,
        paddingBlock: vars.space.x1,
        paddingInline: vars.space.x3,
        fontSize: vars.text.x2,
        textAlign: "start",
      },
      true: {
        flexDirection: "column",
        justifyContent: "center",
        gap: vars.space.x1,
        paddingBlock: vars.space.x2,
        /* Every pixel of width helps to avoid breaking a word. */
        paddingInline: 0,
        fontSize: vars.text.x1,
        textAlign: "center",
      },
    },
    selected: {
      true: {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        fontWeight: vars.weight.strong,
        "@media": {
          [media.hover]: {
            selectors: {
              "&:hover:not(:active)": {
                backgroundColor: vars.color.accent.soft,
              },
            },
          },
          [media.forced]: { border: `${vars.border.strong} solid Highlight` },
        },
      },
      false: {},
    },
  },
});

export const words = recipe({
  base: { minInlineSize: 0 },
  variants: {
    folded: {
      true: [
        clampLines.two,
        {
          inlineSize: "100%",
          hyphens: "auto",
          /* Space for marks above and below comes from the line height: with padding, parts of a third line would show. */
          lineHeight: 1.35,
          selectors: { [tallScript]: { lineHeight: vars.leading.body } },
        },
      ],
      /* Puts a count at the end of the line. */
      false: { flexGrow: 1, overflowWrap: "anywhere" },
    },
  },
});
