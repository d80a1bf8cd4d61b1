import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const footer = style({
  // Not rendered until it is near: it is long, and far down on most pages.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 60rem",
  paddingBlock: vars.space.x8,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  "@media": { [media.desktop]: { paddingBlock: vars.space.x12 } },
});

export const measure = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x8,
  inlineSize: "100%",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingInline: vars.space.x4,
  "@media": { [media.desktop]: { paddingInline: vars.space.x8 } },
});

export const vendors = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.x8,
  rowGap: vars.space.x4,
  paddingBlockEnd: vars.space.x8,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
});

export const vendor = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "1.875rem",
  fontWeight: vars.weight.strong,
});

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
  gap: vars.space.x6,
});

export const group = style({ minInlineSize: 0 });

export const heading = style({
  margin: `0 0 ${vars.space.x2}`,
  color: vars.color.text.primary,
  fontFamily: "inherit",
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
});

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const link = style([
  focusRing,
  {
    display: "inline-block",
    paddingBlock: "0.1875rem",
    paddingInline: 0,
    border: "none",
    borderRadius: vars.radius.control,
    background: "none",
    color: "inherit",
    font: "inherit",
    lineHeight: vars.leading.body,
    textAlign: "start",
    textDecoration: "none",
    overflowWrap: "anywhere",
    cursor: "pointer",
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover": {
            color: vars.color.text.primary,
            textDecoration: "underline",
            textUnderlineOffset: "0.2em",
          },
        },
      },
      [media.coarse]: { paddingBlock: "0.6875rem" },
    },
  },
]);

export const base = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x4,
});

export const logo = style({ color: vars.color.text.primary });

export const law = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
});

export const age = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: vars.radius.pill,
  border: `${vars.border.strong} solid currentColor`,
  color: vars.color.text.primary,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});

export const lines = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x2,
  minInlineSize: 0,
  maxInlineSize: "44rem",
});

/** The names in a row that wraps. */
export const helpLines = style({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: vars.space.x4,
});

export const line = style({
  fontSize: vars.text.x1,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const licence = style([
  link,
  { textDecoration: "underline", textUnderlineOffset: "0.2em" },
]);
