import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/** Sizes and states in columns where there is room; on a phone they wrap. */
export const matrix = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x3,
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(5, 8rem)",
      justifyItems: "start",
    },
  },
});
