import { globalStyle } from "@vanilla-extract/css";
import { inLook } from "../../styles/look.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import * as header from "./Header.css.ts";

/* Imported for its effect: the header where it is centred or slim, and where no menu stands beside the page. */

/*
 * The logo in the middle: of what is free on a tablet; on a desktop of the page, with the links below it. A phone has no
 * room for it.
 */
globalStyle(inLook("centred", header.row), {
  "@media": {
    [media.desktop]: {
      display: "grid",
      /* What stands at the end keeps its line: with a long one the middle gives way, logo and links together. */
      gridTemplateColumns: "minmax(0, 1fr) auto minmax(max-content, 1fr)",
      gridTemplateAreas: '"menu logo end" "menu nav end"',
      alignContent: "center",
      rowGap: vars.space.x1,
    },
  },
});
globalStyle(inLook("centred", header.menu), {
  gridArea: "menu",
  justifySelf: "start",
});
globalStyle(inLook("centred", header.logo), {
  gridArea: "logo",
  "@media": { [media.tablet]: { marginInline: "auto" } },
});
globalStyle(inLook("centred", header.end), {
  gridArea: "end",
  "@media": { [media.tablet]: { flexGrow: 0 } },
});
globalStyle(inLook("centred", header.navigation), {
  gridArea: "nav",
  "@media": {
    [media.desktop]: { justifyContent: "center", gap: vars.space.x4 },
  },
});

/* Of the page's own ground: nothing stands between the bar and what it heads. */
globalStyle(
  `:is(${inLook("slim", header.bar)}, ${header.bar}[data-look~="slim"])`,
  {
    backgroundColor: vars.color.surface.page,
    borderBlockEndColor: "transparent",
  },
);

globalStyle(inLook("none", header.menu), {
  "@media": { [media.desktop]: { display: "block" } },
});
