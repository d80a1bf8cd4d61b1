import { style } from "@vanilla-extract/css";

/** On <html> while a dialog is open: the page stays where it is. */
export const locked = style({ overflow: "hidden" });

/** Beside it where the scrollbar takes room, so that the page does not shift when the bar goes. */
export const gutter = style({ scrollbarGutter: "stable" });
