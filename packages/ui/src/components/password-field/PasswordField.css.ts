import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const rules = style({
  display: "grid",
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const rule = style({
  display: "flex",
  gap: vars.space.x2,
  color: vars.color.text.quiet,
  overflowWrap: "anywhere",
});

export const ruleMet = style({ color: vars.color.success.text });

export const sign = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  inlineSize: vars.size.iconSmall,
  blockSize: "1lh",
});

/** An unmet rule has an open ring, so that colour is not the only difference. */
export const ring = style({
  inlineSize: "0.7em",
  blockSize: "0.7em",
  boxSizing: "border-box",
  border: `1.5px solid currentColor`,
  borderRadius: "50%",
});

export const capsLock = style({
  display: "flex",
  gap: vars.space.x2,
  color: vars.color.warning.text,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});
