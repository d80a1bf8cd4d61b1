import { globalStyle, style } from "@vanilla-extract/css";
import { focusRingRule, focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { fingerTarget } from "../../styles/target.css.ts";
import { signRoom } from "./cardLook.css.ts";
import { card } from "./GameCard.css.ts";

const small = { transform: "scale(0.86)" };
const large = { transform: "scale(1.1)" };
const motion = `transform ${vars.motion.quick} ${vars.motion.easing}`;

/* The touch target; the visible disc is drawn inside it, under the heart. */
export const heart = style({
  gridArea: "art",
  alignSelf: "start",
  justifySelf: "end",
  zIndex: 2,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: "none",
  background: "none",
  color: vars.color.art.onControl,
  cursor: "pointer",
  outline: "none",
  WebkitTapHighlightColor: "transparent",
  "::before": {
    content: "",
    gridArea: "1 / 1",
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.art.control,
    border: "1px solid transparent",
    transition: motion,
  },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.art.loved },
    "&:focus-visible::before": focusRingRule,
    "&:active::before": small,
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover::before": large, "&:active::before": small },
    },
    [media.still]: { "::before": { transition: "none" } },
  },
});

/* Heart and disc scale together; the target keeps its size, so that a press at its edge still counts. */
globalStyle(`${heart} > svg`, {
  gridArea: "1 / 1",
  position: "relative",
  transition: motion,
  "@media": { [media.still]: { transition: "none" } },
});
globalStyle(`${heart}:hover > svg`, { "@media": { [media.hover]: large } });
globalStyle(`${heart}:active > svg`, small);
/* Filled by colour only: replacing the icon would lay out the grid again on each press. */
globalStyle(`${heart}[aria-pressed="true"] > svg > path`, {
  fill: "currentColor",
});

const label = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  fontSize: vars.text.x1,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  borderRadius: vars.radius.pill,
  pointerEvents: "none",
});

export const hot = style([
  label,
  {
    gridArea: "art",
    alignSelf: "start",
    justifySelf: "start",
    zIndex: 1,
    maxInlineSize: "calc(100% - 3rem)",
    margin: vars.space.x2,
    paddingInline: `${vars.space.x1} ${vars.space.x2}`,
    backgroundColor: vars.color.hot.fill,
    color: vars.color.hot.onFill,
    border: "1px solid transparent",
  },
]);

export const maintenance = style([
  label,
  {
    gridArea: "art",
    placeSelf: "center",
    zIndex: 1,
    maxInlineSize: "calc(100% - 1rem)",
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    backgroundColor: vars.color.art.control,
    color: vars.color.art.onControl,
    border: "1px solid transparent",
  },
]);

/* Shown only on hover and keyboard focus. */
const onArrival = {
  opacity: 0,
  selectors: { [`${card}:is(:hover, :has(:focus-visible)) &`]: { opacity: 1 } },
};

/* On touch screens it is beside the provider, so that the cover stays clear; with a mouse it appears on the cover. */
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
        /* Beside the play icon. */
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
