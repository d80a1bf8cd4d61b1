import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";
import { media } from "@foyer/ui/styles/media";
import { unseen } from "@foyer/ui/styles/unseen";

/** One row; two where a phone has no room for it. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
});

/** Controls stay together at the other end; on a phone their own padding is sufficient. */
export const actions = style([
  bar,
  {
    marginInlineStart: "auto",
    "@media": { [media.phone]: { gap: 0 } },
  },
]);

/**
 * Text that is visually hidden on a phone, where the icon beside it is enough, so that everything fits in one row.
 */
export const words = style({ "@media": { [media.phone]: unseen } });
