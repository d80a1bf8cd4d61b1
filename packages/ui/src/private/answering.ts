import { focusRingRule } from "../styles/focus.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/vars.css.ts";

/** A button that is neither switched off nor busy. */
export const usable = ":not(:disabled):not([aria-disabled=true])";

/** A background that answers to pointer and press; the colour moves only then, never on a switch of mode. */
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

/** What lies under a pointer, for a row or a card that is pressed as a whole. */
export const underPointer = {
  selectors: { "&:hover": { backgroundColor: vars.color.surface.hover } },
} as const;

/** A card that is pressed as a whole: the ring stands on it, not on the button in it. */
export const pressedCard = {
  "&:has(:focus-visible)": focusRingRule,
  "&:active": { backgroundColor: vars.color.surface.pressed },
} as const;

/** A button that looks like a row of a list: spread into a style. */
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

/** A list without marks, its entries close together: spread into a style. */
export const bareList = {
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: "none",
} as const;
