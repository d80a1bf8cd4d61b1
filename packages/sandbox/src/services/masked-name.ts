/**
 * A username as it is shown to strangers.
 *
 * @example maskedName("river88") // "ri***8"
 */
export const maskedName = (name: string): string =>
  `${name.slice(0, 2)}***${name.slice(-1)}`;
