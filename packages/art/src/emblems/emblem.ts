import type { Kit } from "../kit.ts";

/** A drawing in a 200 × 200 box centred on the origin. */
export type Emblem = (k: Kit) => string;
