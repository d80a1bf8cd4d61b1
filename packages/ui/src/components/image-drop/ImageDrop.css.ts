import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { lineMark } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const place = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.x3,
    boxSizing: "border-box",
    minBlockSize: "9rem",
    padding: vars.space.x5,
    border: `${vars.border.thin} dashed ${vars.color.line.control}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface.sunken,
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
    lineHeight: vars.leading.body,
    textAlign: "center",
    overflowWrap: "anywhere",
  },
  variants: {
    target: {
      true: {
        borderStyle: "solid",
        borderColor: vars.color.accent.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.text}`,
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        "@media": {
          [media.forced]: {
            borderColor: "Highlight",
            borderWidth: vars.border.strong,
          },
        },
      },
    },
    wrong: {
      true: { borderColor: vars.color.danger.text, borderStyle: "solid" },
    },
    disabled: {
      true: {
        borderColor: vars.color.line.subtle,
        backgroundColor: "transparent",
      },
    },
  },
});

export const list = style({
  display: "grid",
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x2,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  "@media": {
    [media.forced]: { border: `${vars.border.thin} solid CanvasText` },
  },
});

export const thumb = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "4rem",
  blockSize: "4rem",
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  overflow: "hidden",
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.quiet,
});

export const picture = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const about = style({
  display: "grid",
  flex: 1,
  gap: vars.space.x1,
  minInlineSize: 0,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const name = style({
  color: vars.color.text.primary,
  fontWeight: vars.weight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const quiet = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.x3,
  color: vars.color.text.quiet,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const sent = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  color: vars.color.success.text,
});

export const failed = style({
  display: "flex",
  gap: vars.space.x2,
  color: vars.color.danger.text,
  overflowWrap: "anywhere",
});

export const sign = lineMark;

export const refusals = style({
  display: "grid",
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
