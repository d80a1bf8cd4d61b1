import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const figure = style([
  tabular,
  { textAlign: "center", fontWeight: vars.weight.strong },
]);

export const unit = style({
  flex: "0 1 auto",
  minInlineSize: 0,
  paddingInline: vars.space.x2,
  color: vars.color.text.quiet,
  overflowWrap: "anywhere",
});

export const step = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  alignSelf: "stretch",
  flex: "none",
  inlineSize: "40px",
  minBlockSize: "36px",
  margin: "3px",
  padding: 0,
  border: "none",
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  backgroundColor: vars.color.surface.hover,
  color: vars.color.text.primary,
  cursor: "pointer",
  touchAction: "manipulation",
  WebkitTapHighlightColor: "transparent",
  "@media": {
    [media.coarse]: { inlineSize: "48px", minBlockSize: "44px", margin: 0 },
    [media.forced]: { border: "1px solid currentColor" },
    [media.hover]: {
      selectors: {
        "&:hover:not(:disabled, :active)": {
          backgroundColor: vars.color.surface.pressed,
        },
      },
    },
  },
  selectors: {
    "&:active:not(:disabled)": { backgroundColor: vars.color.surface.pressed },
    "&:disabled": {
      backgroundColor: "transparent",
      color: vars.color.text.disabled,
      cursor: "not-allowed",
    },
  },
});
