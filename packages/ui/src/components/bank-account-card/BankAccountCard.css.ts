import { style } from "@vanilla-extract/css";
import { raised } from "../../private/raised.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const card = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x4,
  ...raised,
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.quiet,
});

export const words = style({
  flex: "1 1 10rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const bank = style({ margin: 0, fontWeight: vars.weight.strong });

/* Members recognise an account by its last digits, so the digits keep their order in every script. */
export const number = style([
  tabular,
  {
    display: "block",
    direction: "ltr",
    unicodeBidi: "isolate",
    textAlign: ["-webkit-match-parent", "match-parent"],
  },
]);

export const holder = style({
  margin: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const action = style({ marginInlineStart: "auto" });
