import { createVar, fallbackVar } from "@vanilla-extract/css";

/** Page margin that a rail or banner may cross on a phone to reach the window's edge; set by the page's frame. */
export const pageMargin = createVar();

/** The same, nothing where no frame sets it. */
export const bleed = fallbackVar(pageMargin, "0px");
