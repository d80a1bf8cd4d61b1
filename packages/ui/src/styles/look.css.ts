import { globalStyle } from "@vanilla-extract/css";
import { media } from "./media.ts";
import { vars } from "./vars.css.ts";

/*
 * A portal's layout variant is set by words in `data-look`, on the document's root or on a part that differs from it.
 * Only style sheets depend on it, so it needs no script and causes no rendering. This file sets the sizes that depend
 * on it; each component has its own rules in a file `…Look.css.ts`.
 */

const root = (word: string) => `:root[data-look~="${word}"]`;

/* Room for a second row with the navigation. */
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

/* The height of the bar including the gap below it, or 0 without a bar. */
globalStyle(root("floating"), {
  vars: {
    [vars.size.bottomBar]: `calc(${vars.size.control} + ${vars.space.x8})`,
  },
});
globalStyle(root("menu"), { vars: { [vars.size.bottomBar]: "0px" } });
