import { style } from "@vanilla-extract/css";

/** As wide as a form's field. */
export const field = style({ maxInlineSize: "26rem" });

/** The space for the visitor or member, while it is not known who it is. */
export const pending = style({ inlineSize: "10rem" });
