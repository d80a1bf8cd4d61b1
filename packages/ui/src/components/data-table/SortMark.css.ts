import { style } from "@vanilla-extract/css";
import { sortButton } from "./DataTableHead.css.ts";

export const sortMark = style({
  flex: "none",
  inlineSize: "0.75em",
  blockSize: "1.2em",
  fill: "currentColor",
  selectors: {
    [`.${sortButton.classNames.variants.sorted.false} > &`]: { opacity: 0.55 },
  },
});
