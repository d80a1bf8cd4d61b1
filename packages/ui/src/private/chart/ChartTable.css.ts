import { style } from "@vanilla-extract/css";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const more = style({ fontSize: vars.text.x2 });

export const opener = style({
  display: "inline-block",
  paddingBlock: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.color.accent.text,
  cursor: "pointer",
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
});

export const cell = style([
  tabular,
  {
    paddingBlock: vars.space.x1,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    fontWeight: vars.weight.body,
    overflowWrap: "anywhere",
    textAlign: "start",
  },
]);

export const figure = style([cell, { textAlign: "end" }]);

export const head = style({
  paddingBlock: vars.space.x1,
  color: vars.color.text.quiet,
  fontWeight: vars.weight.strong,
  textAlign: "start",
});

export const figureHead = style([head, { textAlign: "end" }]);
