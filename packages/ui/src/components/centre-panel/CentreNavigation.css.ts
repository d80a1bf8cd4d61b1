import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bareRow } from "../../private/answering.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { narrow, wide } from "./centreWidth.ts";

export const navigation = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.x5,
});

export const groupLabel = style({
  margin: 0,
  paddingBlockEnd: vars.space.x1,
  paddingInline: vars.space.x3,
  color: vars.color.text.quiet,
  fontSize: vars.text.x1,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

/* On a phone a group is one sheet of rows, as in the settings of a phone. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@container": {
    [wide]: { display: "grid", gap: "2px" },
    [narrow]: {
      overflow: "hidden",
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface.raised,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const row = style({
  "@container": {
    [narrow]: {
      selectors: {
        "& + &": {
          borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
        },
      },
    },
  },
});

export const entry = recipe({
  base: [
    focusRingInset,
    {
      ...bareRow,
      display: "flex",
      alignItems: "center",
      gap: vars.space.x3,
      minBlockSize: vars.size.control,
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x3,
      borderRadius: vars.radius.control,
      fontSize: vars.text.x3,
      textDecoration: "none",
      ":active": { backgroundColor: vars.color.surface.pressed },
      "@container": {
        [wide]: { minBlockSize: "2.5rem", fontSize: vars.text.x2 },
        [narrow]: {
          minBlockSize: vars.size.controlLarge,
          paddingInline: vars.space.x4,
          borderRadius: 0,
        },
      },
      "@media": {
        [media.coarse]: {
          "@container": { [wide]: { minBlockSize: vars.size.control } },
        },
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
    selected: {
      true: {
        fontWeight: vars.weight.strong,
        "@container": {
          [wide]: {
            backgroundColor: vars.color.accent.soft,
            color: vars.color.accent.onSoft,
          },
        },
        "@media": {
          [media.hover]: {
            selectors: {
              "&:hover:not(:active)": {
                backgroundColor: vars.color.accent.soft,
                color: vars.color.accent.onSoft,
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

export const icon = style({
  display: "inline-flex",
  flex: "none",
  color: vars.color.text.quiet,
  selectors: { '[aria-current="page"] > &': { color: "inherit" } },
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const badge = style({ flex: "none", display: "inline-flex" });

export const more = style({
  flex: "none",
  display: "inline-flex",
  color: vars.color.text.quiet,
  "@container": { [wide]: { display: "none" } },
});
