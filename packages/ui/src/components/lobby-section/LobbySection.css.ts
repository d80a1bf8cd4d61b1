import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { headingSize, tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x3,
  minInlineSize: 0,
  "@media": { [media.desktop]: { gap: vars.space.x4 } },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  minBlockSize: vars.size.controlSmall,
});

export const heading = style([
  headingSize.x5,
  { margin: 0, minInlineSize: 0, overflowWrap: "anywhere" },
]);

export const count = style([
  tabular,
  { color: vars.color.text.quiet, fontSize: vars.text.x2 },
]);

export const action = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.x1,
    flexShrink: 0,
    marginInlineStart: "auto",
    paddingBlock: vars.space.x1,
    paddingInline: `${vars.space.x2} 0`,
    border: "none",
    borderRadius: vars.radius.control,
    background: "none",
    color: vars.color.accent.text,
    fontFamily: "inherit",
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.body,
    textDecoration: "none",
    cursor: "pointer",
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover": {
            textDecoration: "underline",
            textUnderlineOffset: "0.2em",
          },
        },
      },
      [media.coarse]: { minBlockSize: vars.size.control },
    },
  },
]);
