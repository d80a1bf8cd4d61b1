import { style } from "@vanilla-extract/css";
import * as open from "../../private/openCard.css.ts";
import { media } from "../../styles/media.ts";
import { clampLines } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const { card, ring } = open;

export const more = style([open.opener, { flex: "none" }]);

export const art = style([
  open.art,
  {
    aspectRatio: "16 / 9",
    transformOrigin: "50% 100%",
    "@media": {
      [`${media.hover} and ${media.moving}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
        selectors: { [`${card}:hover &`]: { transform: "scale(1.02)" } },
      },
    },
  },
]);

/* Not positioned: that would limit the button that covers the card. The art scales away from it, from its bottom edge. */
export const words = style([
  open.words,
  {
    gap: vars.space.x2,
    padding: vars.space.x4,
  },
]);

export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x1,
});

export const title = style([
  clampLines.three,
  open.title,
  {
    fontFamily: vars.font.display,
    fontSize: vars.text.x4,
    fontWeight: vars.weight.display,
    lineHeight: 1.3,
  },
]);

export const foot = style([open.foot, { rowGap: vars.space.x1 }]);

export const duration = style({ minInlineSize: 0 });

export const comingFoot = style({
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.x2,
});
