import type { Face } from "./outline.ts";

/** The display faces that lettering can use. */
export const faces = {
  /** Tall and heavy, for marquees. */
  poster: {
    stem: 25,
    thin: 19,
    square: 0.72,
    chamfer: false,
    serif: 0,
    width: 60,
    slant: 0,
  },
  /** Strong contrast and flared ends, for legends. */
  flare: {
    stem: 21,
    thin: 10,
    square: 0.62,
    chamfer: false,
    serif: 6,
    width: 66,
    slant: 0,
  },
  /** Cut corners and a lean, for sport and machines. */
  block: {
    stem: 24,
    thin: 20,
    square: 0.6,
    chamfer: true,
    serif: 0,
    width: 64,
    slant: 14,
  },
  /** Round and friendly. */
  round: {
    stem: 27,
    thin: 23,
    square: 0.58,
    chamfer: false,
    serif: 0,
    width: 72,
    slant: 0,
  },
  /** Slim and modern, for wordmarks. */
  slim: {
    stem: 14,
    thin: 12,
    square: 0.6,
    chamfer: false,
    serif: 0,
    width: 66,
    slant: 0,
  },
} satisfies Record<string, Face>;

/** Name of a display face. */
export type FaceName = keyof typeof faces;
