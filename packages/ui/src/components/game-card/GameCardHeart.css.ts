import { globalStyle, style } from "@vanilla-extract/css";
import { focusRingRule } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const small = { transform: "scale(0.86)" };
const large = { transform: "scale(1.1)" };
const motion = `transform ${vars.motion.quick} ${vars.motion.easing}`;

/* A finger's target; the disc that one sees is drawn inside it, under the heart. */
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

/* The heart itself beats with its disc; the target keeps its size, so that no press slips off its edge. */
globalStyle(`${heart} > svg`, {
  gridArea: "1 / 1",
  position: "relative",
  transition: motion,
  "@media": { [media.still]: { transition: "none" } },
});
globalStyle(`${heart}:hover > svg`, { "@media": { [media.hover]: large } });
globalStyle(`${heart}:active > svg`, small);
/* Filled by its colour alone: another picture in its place would have the grid laid out again at each press. */
globalStyle(`${heart}[aria-pressed="true"] > svg > path`, {
  fill: "currentColor",
});
