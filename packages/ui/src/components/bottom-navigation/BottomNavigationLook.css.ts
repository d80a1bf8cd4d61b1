import { globalStyle } from "@vanilla-extract/css";
import { inLook } from "../../styles/look.ts";
import { vars } from "../../styles/vars.css.ts";
import { bar, placeBox } from "./BottomNavigation.css.ts";

/* Imported for its effect: the places in a round bar above the edge. */

globalStyle(`:is(${inLook("floating", bar)}, ${bar}[data-look~="floating"])`, {
  overflow: "clip",
  maxInlineSize: "32rem",
  marginBlockEnd: `calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
  marginInline: `max(${vars.space.x3}, (100% - 32rem) / 2)`,
  paddingBlockEnd: 0,
  paddingInline: vars.space.x1,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  borderRadius: `min(${vars.radius.pill}, 2rem)`,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.floating,
});
globalStyle(inLook("floating", placeBox), {
  minBlockSize: `calc(${vars.size.bottomBar} - ${vars.space.x4})`,
});
