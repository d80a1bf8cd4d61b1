import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/* The label is the touch target, large enough for a finger; the box stays small enough for its row. */
export const target = style({
  display: "inline-flex",
  alignItems: "center",
  cursor: "pointer",
});

export const spot = style({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  "@media": {
    [media.coarse]: {
      inlineSize: vars.size.control,
      blockSize: vars.size.control,
    },
  },
});

export const box = style([
  focusRing,
  {
    appearance: "none",
    display: "grid",
    placeItems: "center",
    inlineSize: "1.125rem",
    blockSize: "1.125rem",
    margin: 0,
    border: `1.5px solid ${vars.color.line.control}`,
    borderRadius: `min(5px, ${vars.radius.control})`,
    backgroundColor: vars.color.surface.sunken,
    cursor: "pointer",
    "::before": {
      content: "",
      inlineSize: "0.75rem",
      blockSize: "0.75rem",
      backgroundColor: vars.color.accent.onFill,
      clipPath: "polygon(14% 46%, 2% 60%, 38% 94%, 98% 22%, 84% 8%, 37% 68%)",
      visibility: "hidden",
    },
    selectors: {
      "&:checked, &:indeterminate": {
        borderColor: vars.color.accent.fill,
        backgroundColor: vars.color.accent.fill,
      },
      "&:checked::before, &:indeterminate::before": { visibility: "visible" },
      "&:indeterminate::before": {
        clipPath: "inset(40% 8%)",
      },
      "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
    },
    "@media": {
      /* In forced colours, use the system's own checkbox. */
      [media.forced]: {
        appearance: "auto",
        "::before": { display: "none" },
      },
    },
  },
]);
