import { style } from "@vanilla-extract/css";

/** As wide as a field of a form is. */
export const field = style({ maxInlineSize: "26rem" });

/** The place of whoever is not known yet. */
export const pending = style({ inlineSize: "10rem" });
