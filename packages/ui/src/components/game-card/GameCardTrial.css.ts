import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { fingerTarget } from "../../styles/target.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { signRoom } from "./cardLook.css.ts";
import { card } from "./GameCard.css.ts";

/* Shown while a mouse rests on the card or the keyboard is in it; a finger plays by the card itself. */
const onArrival = {
  opacity: 0,
  selectors: { [`${card}:is(:hover, :has(:focus-visible)) &`]: { opacity: 1 } },
};

/* For a finger it stands beside the vendor, so that the cover stays whole; for a mouse it rises on the cover. */
export const trial = style([
  focusRing,
  fingerTarget,
  {
    gridArea: "trial",
    alignSelf: "start",
    zIndex: 2,
    maxInlineSize: "100%",
    minBlockSize: "1.5rem",
    marginBlock: "-0.1875rem",
    padding: 0,
    paddingInlineStart: vars.space.x2,
    border: "none",
    background: "none",
    color: vars.color.accent.text,
    fontFamily: "inherit",
    fontSize: vars.text.x1,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.body,
    cursor: "pointer",
    WebkitTapHighlightColor: "transparent",
    "@media": {
      [media.hover]: {
        gridArea: "art",
        alignSelf: "end",
        justifySelf: "start",
        /* Beside the sign. */
        maxInlineSize: `calc(100% - ${signRoom})`,
        minBlockSize: signRoom,
        marginBlock: 0,
        padding: 0,
        paddingInlineStart: vars.space.x2,
        borderRadius: vars.radius.card,
        color: vars.color.art.onScrim,
        transition: `opacity ${vars.motion.base} ${vars.motion.easing}`,
        ...onArrival,
      },
    },
  },
]);

export const trialWords = style({
  display: "block",
  "@media": {
    [media.hover]: {
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.x3,
      borderRadius: vars.radius.pill,
      border: "1px solid currentColor",
      backgroundColor: vars.color.art.scrim,
      selectors: {
        [`${trial}:hover &`]: {
          backgroundColor: vars.color.surface.overlay,
          color: vars.color.text.primary,
        },
      },
    },
  },
});
