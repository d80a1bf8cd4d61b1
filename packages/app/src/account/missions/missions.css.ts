import { style } from "@vanilla-extract/css";

/** Receives focus programmatically but is not a control, so it has no focus ring. */
export const board = style({ outline: "none" });
