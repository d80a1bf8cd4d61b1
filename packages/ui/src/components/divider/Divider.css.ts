import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

const line = `${vars.border.thin} solid ${vars.color.line.subtle}`;

export const horizontal = style({
  inlineSize: "100%",
  margin: 0,
  border: 0,
  borderBlockStart: line,
});

export const vertical = style({
  alignSelf: "stretch",
  margin: 0,
  border: 0,
  borderInlineStart: line,
});

export const labelled = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  selectors: {
    "&::before, &::after": { content: "", flex: 1, borderBlockStart: line },
  },
});
