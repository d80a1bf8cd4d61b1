import { style } from "@vanilla-extract/css";

/** The form is as wide as on other pages; the table of links beside it needs the whole page. */
export const form = style({ maxInlineSize: "44rem" });
