/** Media queries shared by components. */
export const media = {
  /** A pointer that can hover. */
  hover: "(hover: hover)",
  /** Touch: targets grow to 44 px. */
  coarse: "(pointer: coarse)",
  /** Phone width. */
  phone: "(max-width: 39.99em)",
  /** Tablet width and above. */
  tablet: "(min-width: 40em)",
  /** Below desktop width. */
  belowDesktop: "(max-width: 63.99em)",
  /** Desktop width and above. */
  desktop: "(min-width: 64em)",
  /** Too low for fixed bars: a window at four times its zoom, a phone in landscape with its keyboard open. */
  low: "(max-height: 22em)",
  /** The reader prefers reduced motion. */
  still: "(prefers-reduced-motion: reduce)",
  /** The reader does not prefer reduced motion. */
  moving: "(prefers-reduced-motion: no-preference)",
  /** The system uses its own limited colours. */
  forced: "(forced-colors: active)",
} as const;
