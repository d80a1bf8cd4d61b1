import { style } from "@vanilla-extract/css";
import { tabular, lineMark } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const duration = style([
  tabular,
  {
    display: "inline-flex",
    alignItems: "flex-start",
    gap: vars.space.x1,
    minInlineSize: 0,
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
    lineHeight: vars.leading.body,
    overflowWrap: "anywhere",
  },
]);

/** Stays at the first line where the text wraps to two. */
export const icon = lineMark;
