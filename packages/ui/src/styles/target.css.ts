import { style } from "@vanilla-extract/css";
import { media } from "./media.ts";

/** Lets a finger hit 44 px where a small control looks smaller than that. */
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
