import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";
import { inField, inFieldMedia } from "./inField.ts";

export const button = style({
  ...inField,
  padding: 0,
  "@media": inFieldMedia("&:hover:not(:disabled)"),
  selectors: {
    "&:active:not(:disabled)": { backgroundColor: vars.color.surface.pressed },
    "&:disabled": { color: vars.color.text.disabled, cursor: "not-allowed" },
  },
});
