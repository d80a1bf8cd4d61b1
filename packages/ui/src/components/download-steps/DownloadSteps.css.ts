import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { headingSize, tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x6,
  minInlineSize: 0,
});

export const head = style({ display: "grid", gap: vars.space.x2 });

export const title = style([
  headingSize.x6,
  { margin: 0, overflowWrap: "anywhere" },
]);

export const description = style({
  margin: 0,
  maxInlineSize: "70ch",
  color: vars.color.text.quiet,
  fontSize: vars.text.x3,
  lineHeight: vars.leading.body,
});

export const columns = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.x6,
  },
  variants: {
    offered: {
      true: {
        "@media": {
          [media.tablet]: {
            gridTemplateColumns: "16rem minmax(0, 1fr)",
            gap: vars.space.x10,
          },
        },
      },
      false: {},
    },
  },
});

export const offer = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x4,
  minInlineSize: 0,
});

/* A phone cannot scan a code on its own screen, so there the button comes first. */
export const code = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.x3,
  padding: vars.space.x5,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  "@media": { [media.phone]: { order: 1 } },
});

export const caption = style({
  margin: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  textAlign: "center",
});

export const how = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x6,
  minInlineSize: 0,
});

export const extraTitle = style([headingSize.x4, { margin: 0 }]);

export const steps = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x5,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const step = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x5,
  minInlineSize: 0,
});

export const words = style({
  display: "grid",
  gap: vars.space.x1,
  minInlineSize: 0,
  maxInlineSize: "60ch",
});

export const stepTitle = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.x3,
  margin: 0,
  fontSize: vars.text.x3,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const number = style([
  tabular,
  {
    flex: "none",
    color: vars.color.accent.text,
    fontFamily: vars.font.display,
    fontSize: vars.text.x5,
    lineHeight: 1.2,
  },
]);

export const text = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const picture = style({
  display: "block",
  flex: "none",
  inlineSize: "4.5rem",
  blockSize: "auto",
});

export const ground = style({ fill: vars.color.surface.pressed, opacity: 0.6 });

export const phone = style({
  fill: vars.color.surface.overlay,
  stroke: vars.color.line.control,
  strokeWidth: 1.5,
});

export const screen = style({ fill: vars.color.surface.sunken });

export const line = style({
  fill: "none",
  stroke: vars.color.line.control,
  strokeWidth: 2,
  strokeLinecap: "round",
  opacity: 0.6,
});

export const disc = style({ fill: vars.color.accent.soft });

export const emblem = style({ color: vars.color.accent.onSoft });

export const emblemLine = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  strokeLinecap: "round",
});
