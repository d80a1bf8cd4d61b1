import { style } from "@vanilla-extract/css";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { onPaper } from "./tableRules.ts";

export const below = style([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.x3,
    marginBlockStart: vars.space.x3,
  },
  onPaper({ display: "none" }),
]);

export const range = style([
  tabular,
  {
    flex: "none",
    marginInlineEnd: "auto",
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
  },
]);
