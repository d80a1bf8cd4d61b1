import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";
import { media } from "@foyer/ui/styles/media";
import { unseen } from "@foyer/ui/styles/unseen";

/** One row; where a phone has no room for it, two. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
});

/** What can be pressed keeps together, at the other end; on a phone its own room is enough. */
export const actions = style([
  bar,
  {
    marginInlineStart: "auto",
    "@media": { [media.phone]: { gap: 0 } },
  },
]);

/** Words that a phone leaves to the picture beside them, so that all stands in one row. */
export const words = style({ "@media": { [media.phone]: unseen } });
