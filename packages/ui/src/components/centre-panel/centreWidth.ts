/*
 * One breakpoint separates the two layouts of a centre: side by side, or first the list and then the page. It applies
 * to the width of the centre itself and grows with the text, so that a tablet at 200 % text gets the phone layout.
 */
export const wide = "centre (min-width: 48rem)";
/** From here the list can be as wide as it needs; below, the remaining width goes to the page beside it. */
export const roomy = "centre (min-width: 72rem)";
export const narrow = "centre (max-width: 47.99rem)";

/** A narrow centre shows either the list or the page. */
export const oneAtATime = (shown: "list" | "page") =>
  ({
    "@container": {
      [narrow]: {
        selectors: {
          [`:not([data-shows="${shown}"]) > &`]: { display: "none" },
        },
      },
    },
  }) as const;
