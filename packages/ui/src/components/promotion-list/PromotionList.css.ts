import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.desktop]: { gap: vars.space.x6 } },
});
