/*
 * One measure parts the two ways of a centre: beside each other, or first the list and then the page. It is the width
 * of the centre itself and grows with the text, so that a tablet at 200 % text gets the phone's way.
 */
export const wide = "centre (min-width: 48rem)";
/** Here the list may be as wide as it likes; below, what is left over belongs to the page beside it. */
export const roomy = "centre (min-width: 72rem)";
export const narrow = "centre (max-width: 47.99rem)";

/** Of list and page a narrow centre shows one. */
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
