import { focusRingRule } from "../styles/focus.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/vars.css.ts";

/** Selects a button that is neither disabled nor busy. */
export const usable = ":not(:disabled):not([aria-disabled=true])";

/** A background that reacts to hover and press. The colour is animated only on hover, never when the mode changes. */
export const answering = (rest: string, hover: string, pressed: string) =>
  ({
    backgroundColor: rest,
    selectors: { [`&${usable}:active`]: { backgroundColor: pressed } },
    "@media": {
      [media.hover]: {
        selectors: {
          [`&${usable}:hover:not(:active)`]: {
            backgroundColor: hover,
            transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
          },
        },
      },
    },
  }) as const;

/** Hover style for a row or card that is pressed as a whole. */
export const underPointer = {
  selectors: { "&:hover": { backgroundColor: vars.color.surface.hover } },
} as const;

/** A card that is pressed as a whole: the card shows the focus ring, not the button inside it. */
export const pressedCard = {
  "&:has(:focus-visible)": focusRingRule,
  "&:active": { backgroundColor: vars.color.surface.pressed },
} as const;

/** A button that looks like a list row. Spread it into a style. */
export const bareRow = {
  boxSizing: "border-box",
  inlineSize: "100%",
  border: "none",
  background: "none",
  color: vars.color.text.primary,
  fontFamily: "inherit",
  lineHeight: vars.leading.body,
  textAlign: "start",
  cursor: "pointer",
} as const;

/** A list without bullets, with its entries close together. Spread it into a style. */
export const bareList = {
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: "none",
} as const;
