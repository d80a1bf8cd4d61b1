import { style } from "@vanilla-extract/css";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

/*
 * Scanners need dark on light in any theme, mode or system colours, so the two colours are not theme roles. A browser
 * that cannot derive colours uses those of the light scheme.
 */
const ends = (lightness: 0 | 1) =>
  `oklch(from ${vars.color.text.primary} ${lightness} 0 0)`;

export const code = style({
  display: "block",
  maxInlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "1",
  borderRadius: vars.radius.control,
  colorScheme: "only light",
  forcedColorAdjust: "none",
});

export const paper = style({ fill: ["Canvas", ends(1)] });

export const ink = style({ fill: ["CanvasText", ends(0)] });

export const failure = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.x2,
  boxSizing: "border-box",
  maxInlineSize: "20rem",
  padding: vars.space.x4,
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const reason = style({ margin: 0 });

export const linkRow = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x2,
  inlineSize: "100%",
});

export const link = style([
  tabular,
  {
    flex: 1,
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: vars.color.text.quiet,
  },
]);
