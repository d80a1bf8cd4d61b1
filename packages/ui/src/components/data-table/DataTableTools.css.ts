import { style } from "@vanilla-extract/css";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { onPaper } from "./tableRules.ts";

export const tools = style([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.x2,
    marginBlockEnd: vars.space.x3,
  },
  onPaper({ display: "none" }),
]);

export const toolsStart = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const count = style([
  tabular,
  { fontSize: vars.text.x2, fontWeight: vars.weight.strong },
]);

export const stale = style({ marginBlockEnd: vars.space.x3 });
