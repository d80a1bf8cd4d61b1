/** Media conditions that components share. */
export const media = {
  /** A pointer that can rest on a thing without pressing it. */
  hover: "(hover: hover)",
  /** A finger: targets grow to 44 px. */
  coarse: "(pointer: coarse)",
  /** A phone's width. */
  phone: "(max-width: 39.99em)",
  /** From a tablet's width up. */
  tablet: "(min-width: 40em)",
  /** Less than a desktop's width. */
  belowDesktop: "(max-width: 63.99em)",
  /** From a desktop's width up. */
  desktop: "(min-width: 64em)",
  /** Too low for bars that stay: a window at four times its size, a phone on its side under a keyboard. */
  low: "(max-height: 22em)",
  /** The reader asked for stillness. */
  still: "(prefers-reduced-motion: reduce)",
  /** The reader did not ask for stillness. */
  moving: "(prefers-reduced-motion: no-preference)",
  /** The system paints with its own few colours. */
  forced: "(forced-colors: active)",
} as const;
