import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/** A small button inside a field. Spread it into a style. */
export const inField = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "36px",
  blockSize: "36px",
  border: "none",
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: "none",
  color: vars.color.text.quiet,
  cursor: "pointer",
} as const;

/** Its size on touch screens, and its hover style. */
export const inFieldMedia = (hover: string) =>
  ({
    [media.coarse]: { inlineSize: "44px", blockSize: "42px" },
    [media.hover]: {
      selectors: {
        [hover]: {
          backgroundColor: vars.color.surface.hover,
          color: vars.color.text.primary,
        },
      },
    },
  }) as const;
