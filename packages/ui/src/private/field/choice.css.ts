import { style } from "@vanilla-extract/css";
import { lineMark } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

/** A checkbox or switch with its label; pressing the label works, too. */
export const choice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.x3,
  minBlockSize: "24px",
  fontSize: vars.text.x3,
  lineHeight: vars.leading.body,
});

/** As high as the first line of the label, so that both are aligned at any text size. */
export const control = lineMark;

export const words = style({
  flex: 1,
  minInlineSize: 0,
  cursor: "pointer",
  overflowWrap: "anywhere",
});

export const wordsDisabled = style({
  color: vars.color.text.disabled,
  cursor: "not-allowed",
});
