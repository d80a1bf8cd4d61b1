/*
 * The gallery shows stories but does not run their play functions: what it imports from `storybook/test` is never
 * called.
 */

/** A handler that does nothing. */
export const fn = (): (() => void) => () => undefined;

const unplayed = new Proxy(fn, { get: () => unplayed });
export const expect = unplayed;
export const userEvent = unplayed;
export const within = unplayed;
export const waitFor = unplayed;
export const screen = unplayed;
export const fireEvent = unplayed;
