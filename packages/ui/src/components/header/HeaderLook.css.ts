import { globalStyle } from "@vanilla-extract/css";
import { inLook } from "../../styles/look.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import * as header from "./Header.css.ts";

/* Imported for its effect: the header where it is centred or slim, and where no menu stands beside the page. */

/* The logo in the middle wherever there is room for it between two halves; a phone has none. */
globalStyle(inLook("centred", header.row), {
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "1fr auto 1fr",
      gridTemplateAreas: '"menu logo end"',
    },
    [media.desktop]: {
      gridTemplateAreas: '"menu logo end" "nav nav nav"',
      alignContent: "center",
      rowGap: vars.space.x1,
      paddingBlock: vars.space.x1,
    },
  },
});
globalStyle(inLook("centred", header.menu), {
  gridArea: "menu",
  justifySelf: "start",
});
globalStyle(inLook("centred", header.logo), { gridArea: "logo" });
globalStyle(inLook("centred", header.end), { gridArea: "end" });
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
