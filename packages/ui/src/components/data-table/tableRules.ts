import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

/** Container width below which rows become cards. */
export const cardsBelow = "(max-width: 39.99rem)";
/** Styles for cards; in print, rows stay rows. */
export const asCards = (rule: StyleRule): StyleRule => ({
  "@media": { screen: { "@container": { [cardsBelow]: rule } } },
});
/** Where rows are not yet cards but there is no room for every column: hides the columns that can be spared. */
export const sparedWhenTight: StyleRule = {
  "@media": {
    screen: {
      "@container": {
        "(min-width: 40rem) and (max-width: 47.99rem)": { display: "none" },
      },
    },
  },
};
export const onPaper = (rule: StyleRule): StyleRule => ({
  "@media": { print: rule },
});
export const line = `${vars.border.thin} solid ${vars.color.line.subtle}`;

export const aligned = {
  start: { textAlign: "start" },
  center: { textAlign: "center" },
  end: { textAlign: "end" },
} as const;

export const plainOnCards = {
  inlineSize: "auto",
  minInlineSize: 0,
  blockSize: "auto",
  padding: 0,
  border: "none",
  backgroundColor: "transparent",
} as const;
