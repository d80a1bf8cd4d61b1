import { style } from "@vanilla-extract/css";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";

export const page = style({
  minBlockSize: "100dvb",
  display: "grid",
  alignContent: "start",
  gap: vars.space.x12,
  paddingBlock: `clamp(${vars.space.x10}, 10vb, 8rem)`,
  paddingInline: `max(${vars.space.x6}, (100% - 64rem) / 2)`,
  backgroundColor: vars.color.surface.page,
  backgroundImage: [
    `radial-gradient(60rem 34rem at 82% -12%, color-mix(in oklab, ${vars.color.glow.second} 34%, transparent), transparent 70%)`,
    `radial-gradient(52rem 32rem at 18% -18%, color-mix(in oklab, ${vars.color.glow.first} 38%, transparent), transparent 70%)`,
  ].join(", "),
  color: vars.color.text.primary,
});

export const hero = style({ display: "grid", gap: vars.space.x4 });

export const kicker = style({
  margin: 0,
  color: vars.color.accent.text,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.x2,
});

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
  gap: vars.space.x10,
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
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const card = style({
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
