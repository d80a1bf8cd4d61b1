import { style } from "@vanilla-extract/css";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x1,
  minBlockSize: vars.size.control,
  paddingInlineStart: vars.space.x2,
  "@media": { print: { display: "none" } },
});

export const count = style([
  tabular,
  {
    marginInlineEnd: "auto",
    paddingInlineStart: vars.space.x1,
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
  },
]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
});
