import { style } from "@vanilla-extract/css";
import { focusRing } from "../../../packages/ui/src/styles/focus.css.ts";
import { media } from "../../../packages/ui/src/styles/media.ts";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";

export { kicker } from "../../parts/parts.css.ts";

export const page = style({
  minBlockSize: "100dvb",
  display: "grid",
  alignContent: "start",
  gap: vars.space.x12,
  paddingBlock: `clamp(${vars.space.x8}, 6vb, 5rem)`,
  paddingInline: `max(${vars.space.x6}, (100% - 72rem) / 2)`,
  backgroundColor: vars.color.surface.page,
  backgroundImage: [
    `radial-gradient(60rem 34rem at 82% -12%, color-mix(in oklab, ${vars.color.glow.second} 34%, transparent), transparent 70%)`,
    `radial-gradient(52rem 32rem at 18% -18%, color-mix(in oklab, ${vars.color.glow.first} 38%, transparent), transparent 70%)`,
  ].join(", "),
  color: vars.color.text.primary,
});

/* Words first; from desktop width up the glimpse is beside them. */
export const top = style({
  display: "grid",
  gap: vars.space.x8,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      alignItems: "center",
      gap: vars.space.x16,
    },
  },
});

export const hero = style({ display: "grid", gap: vars.space.x4 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: "clamp(3rem, 9vi, 6rem)",
  lineHeight: 1,
  letterSpacing: vars.tracking.display,
});

export const lead = style({
  margin: 0,
  maxInlineSize: "44ch",
  color: vars.color.text.quiet,
  fontSize: vars.text.x4,
  lineHeight: vars.leading.body,
});

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.x4} ${vars.space.x10}`,
  margin: 0,
  marginBlockStart: vars.space.x6,
});

export const figure = style({
  display: "flex",
  flexDirection: "column-reverse",
});

export const value = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.text.x7,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
});

export const cards = style({
  display: "grid",
  gap: vars.space.x4,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: vars.space.x2,
  padding: vars.space.x6,
  borderRadius: vars.radius.panel,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
});

export const cardTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.text.x4,
  lineHeight: vars.leading.tight,
});

export const text = style({ margin: 0, color: vars.color.text.quiet });

/* The heading's link makes the whole card clickable. */
export const cardLink = style([
  focusRing,
  {
    "::after": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: vars.radius.panel,
    },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { color: vars.color.accent.text } },
      },
    },
  },
]);

export const review = style({ display: "grid", gap: vars.space.x6 });

export const heading = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.text.x6,
  lineHeight: vars.leading.tight,
});

export const steps = style({
  display: "grid",
  gap: `${vars.space.x8} ${vars.space.x10}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.x4,
});

export const stepIcon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const stepTitle = style({ fontWeight: vars.weight.strong });

export const other = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.x1,
});

export const guideLink = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.x1,
    borderRadius: vars.radius.control,
    color: vars.color.accent.text,
    fontWeight: vars.weight.strong,
    textDecoration: "none",
    "@media": {
      [media.coarse]: { minBlockSize: vars.size.control },
      [media.hover]: {
        selectors: { "&:hover": { textDecoration: "underline" } },
      },
    },
  },
]);

export const others = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  display: "grid",
  gap: vars.space.x6,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
});

/* Columns of text rather than a grid: groups are of very different lengths. */
export const index = style({
  columns: "10rem",
  columnGap: vars.space.x8,
});

export const shelf = style({
  breakInside: "avoid",
  paddingBlockEnd: vars.space.x8,
});

export const name = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.x2,
  margin: 0,
  paddingBlockEnd: vars.space.x2,
  fontWeight: vars.weight.strong,
});

export const count = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x1,
  fontWeight: vars.weight.body,
  fontVariantNumeric: "tabular-nums",
});

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const link = style([
  focusRing,
  {
    display: "inline-block",
    paddingBlock: vars.space.x1,
    borderRadius: vars.radius.control,
    color: vars.color.text.quiet,
    textDecoration: "none",
    overflowWrap: "anywhere",
    "@media": {
      [media.coarse]: { minBlockSize: vars.size.control },
      [media.hover]: {
        selectors: { "&:hover": { color: vars.color.accent.text } },
      },
    },
  },
]);
