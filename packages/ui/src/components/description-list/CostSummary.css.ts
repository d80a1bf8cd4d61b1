import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const box = style({
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
  "@media": {
    [media.forced]: { border: "1px solid" },
    print: { border: "1px solid", breakInside: "avoid" },
  },
});

export const sum = style({ margin: 0 });

export const line = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: vars.space.x4,
    paddingBlock: vars.space.x1,
    fontSize: vars.text.x3,
  },
  variants: {
    kind: {
      part: {},
      total: {
        marginBlockStart: vars.space.x2,
        paddingBlockStart: vars.space.x3,
        borderBlockStart: `${vars.border.strong} solid ${vars.color.line.control}`,
        fontWeight: vars.weight.strong,
      },
    },
  },
});

export const label = recipe({
  base: { minInlineSize: 0, overflowWrap: "anywhere" },
  variants: {
    kind: {
      part: { color: vars.color.text.quiet },
      total: { color: vars.color.text.primary },
    },
  },
});

export const amount = style({
  minInlineSize: 0,
  margin: 0,
  marginInlineStart: "auto",
  textAlign: "end",
});

export const hint = style({
  display: "block",
  fontSize: vars.text.x2,
  color: vars.color.text.quiet,
  fontWeight: vars.weight.body,
});

export const arrival = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.x2,
  marginBlockStart: vars.space.x2,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const arrivalIcon = style({
  display: "inline-flex",
  flex: "none",
  alignSelf: "flex-start",
  blockSize: "1lh",
  alignItems: "center",
});

export const bone = style({
  display: "flex",
  alignItems: "center",
  inlineSize: "6rem",
  blockSize: "1lh",
});
