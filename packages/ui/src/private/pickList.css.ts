import { style } from "@vanilla-extract/css";
import { media } from "../styles/media.ts";
import { vars } from "../styles/vars.css.ts";

/** An option in a list that floats over the page; its hover and selected styles are set by the component. */
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  boxSizing: "border-box",
  minBlockSize: "40px",
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: `calc(${vars.radius.card} - ${vars.space.x1})`,
  fontSize: vars.text.x3,
  lineHeight: vars.leading.body,
  cursor: "pointer",
  outline: "2px solid transparent",
  outlineOffset: "-2px",
  "@media": { [media.coarse]: { minBlockSize: vars.size.control } },
});

/** The selected option. */
export const chosenOption = {
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontWeight: vars.weight.strong,
} as const;

/** An option that cannot be selected. */
export const disabledOption = {
  color: vars.color.text.disabled,
  cursor: "not-allowed",
} as const;

export const icon = style({ display: "inline-flex", flex: "none" });

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const detail = style({
  display: "block",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.body,
});

export const tick = style({
  display: "inline-flex",
  flex: "none",
  inlineSize: vars.size.icon,
});
