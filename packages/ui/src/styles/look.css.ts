import { globalStyle } from "@vanilla-extract/css";
import { media } from "./media.ts";
import { vars } from "./vars.css.ts";

/*
 * How a portal is arranged is said by words in `data-look`, at the document's root or at a part that differs from it:
 * style sheets alone follow, so that it costs no script and nothing is drawn anew. Here is what measures follow of it;
 * each component has its own rules in a file `…Look.css.ts`.
 */

const root = (word: string) => `:root[data-look~="${word}"]`;

/* A second row, for the navigation. */
globalStyle(root("centred"), {
  "@media": {
    [media.desktop]: {
      vars: {
        [vars.size.header]: `calc(${vars.size.control} * 2 + ${vars.space.x6})`,
      },
    },
  },
});
globalStyle(root("slim"), {
  vars: { [vars.size.header]: `calc(${vars.size.control} + ${vars.space.x2})` },
});

/* The bar with the gap below it; and none at all. */
globalStyle(root("floating"), {
  vars: {
    [vars.size.bottomBar]: `calc(${vars.size.control} + ${vars.space.x8})`,
  },
});
globalStyle(root("menu"), { vars: { [vars.size.bottomBar]: "0px" } });
