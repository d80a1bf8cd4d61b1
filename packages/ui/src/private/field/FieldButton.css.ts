import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "36px",
  blockSize: "36px",
  padding: 0,
  border: "none",
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: "none",
  color: vars.color.text.quiet,
  cursor: "pointer",
  "@media": {
    [media.coarse]: { inlineSize: "44px", blockSize: "42px" },
    [media.hover]: {
      selectors: {
        "&:hover:not(:disabled)": {
          backgroundColor: vars.color.surface.hover,
          color: vars.color.text.primary,
        },
      },
    },
  },
  selectors: {
    "&:active:not(:disabled)": { backgroundColor: vars.color.surface.pressed },
    "&:disabled": { color: vars.color.text.disabled, cursor: "not-allowed" },
  },
});
