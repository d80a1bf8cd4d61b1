import { style } from "@vanilla-extract/css";
import { media } from "./media.ts";

/** Enlarges the touch target of a small control to 44 px without changing how it looks. */
export const fingerTarget = style({
  position: "relative",
  "@media": {
    [media.coarse]: {
      "::after": {
        content: "",
        position: "absolute",
        insetBlockStart: "50%",
        insetInlineStart: "50%",
        inlineSize: "max(100%, 2.75rem)",
        blockSize: "max(100%, 2.75rem)",
        transform: "translate(-50%, -50%)",
      },
      selectors: {
        "&:dir(rtl)::after": { transform: "translate(50%, -50%)" },
      },
    },
  },
});
