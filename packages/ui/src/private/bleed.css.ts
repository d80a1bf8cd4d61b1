import { createVar, fallbackVar } from "@vanilla-extract/css";

/** Page margin that a rail or banner may extend into on a phone to reach the window's edge; set by the page layout. */
export const pageMargin = createVar();

/** The same, or 0px where no layout sets it. */
export const bleed = fallbackVar(pageMargin, "0px");
