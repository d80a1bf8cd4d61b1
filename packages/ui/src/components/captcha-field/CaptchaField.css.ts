import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x2,
  alignItems: "stretch",
});

export const typed = style({ flex: "1 1 9rem", minInlineSize: 0 });

export const picture = style({
  display: "flex",
  alignItems: "center",
  boxSizing: "border-box",
  minBlockSize: vars.size.control,
  paddingInlineEnd: "3px",
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.control,
  overflow: "hidden",
});

export const image = style({
  display: "block",
  inlineSize: "10.5rem",
  blockSize: "3.85rem",
  objectFit: "contain",
});

export const waiting = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "10.5rem",
  blockSize: "3.85rem",
  color: vars.color.text.quiet,
  backgroundColor: vars.color.skeleton,
});
