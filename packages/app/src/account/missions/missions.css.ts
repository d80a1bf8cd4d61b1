import { style } from "@vanilla-extract/css";

/** A place that focus is moved to, and no control: it has no ring. */
export const board = style({ outline: "none" });
