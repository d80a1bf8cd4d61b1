import type { Kit } from "../kit.ts";

/** A drawing in a 200 × 200 box round the origin. */
export type Emblem = (k: Kit) => string;
