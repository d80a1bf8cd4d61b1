import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** A sentence centred on a game's page. */
export const message = style({
  display: "grid",
  placeContent: "center",
  minBlockSize: "60vh",
  padding: vars.space.x6,
});

/** A column of text and cards, inside the frame of a game's page. */
export const column = style({
  display: "grid",
  gap: vars.space.x8,
  inlineSize: "min(100%, 72rem)",
  marginInline: "auto",
  padding: vars.space.x6,
});

/** A lottery's frame takes up the whole first screen; the draws follow below it. */
export const firstScreen = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: `calc(100dvb - ${vars.size.header})`,
});
