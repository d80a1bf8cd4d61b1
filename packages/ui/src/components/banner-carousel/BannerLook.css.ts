import { globalStyle } from "@vanilla-extract/css";
import { inLook } from "../../styles/look.ts";
import { vars } from "../../styles/vars.css.ts";
import * as banner from "./BannerCarousel.css.ts";
import { bar } from "./BannerControlBar.css.ts";

/* Imported for its side effects: the styles of banners as a card, and with the text beside the picture. */

const ownBox = {
  marginInline: 0,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.raised,
};
globalStyle(
  `:is(${inLook("card", banner.stage)}, ${banner.stage}[data-look~="card"])`,
  ownBox,
);
globalStyle(inLook("card", banner.slide), {
  "@container": { "(min-width: 48rem)": { aspectRatio: "5 / 2" } },
});

/* Split: the text has a background of its own, below or beside the picture, and is as legible as on any card. */
const [wordsBelow, wordsBeside] = ["36%", "42%"];
const wide = "(min-width: 30rem)";
globalStyle(
  `:is(${inLook("split", banner.stage)}, ${banner.stage}[data-look~="split"])`,
  {
    ...ownBox,
    backgroundColor: vars.color.surface.raised,
  },
);
globalStyle(inLook("split", banner.slide), {
  aspectRatio: "10 / 9",
  "@container": {
    [wide]: { aspectRatio: "21 / 9" },
    "(min-width: 48rem)": { aspectRatio: "11 / 4" },
  },
});
globalStyle(inLook("split", `${banner.face} > :first-child`), {
  insetBlockEnd: wordsBelow,
  blockSize: "auto",
  minBlockSize: 0,
  "@container": {
    [wide]: {
      insetBlockEnd: 0,
      insetInlineStart: wordsBeside,
      inlineSize: "auto",
    },
  },
});
/* Banners leave space for text on the left, so their subject is right of the middle. */
globalStyle(inLook("split", `${banner.face} > img:first-child`), {
  objectPosition: "75% 50%",
  blockSize: `calc(100% - ${wordsBelow})`,
  "@container": {
    [wide]: { blockSize: "100%", inlineSize: `calc(100% - ${wordsBeside})` },
  },
});
globalStyle(inLook("split", banner.veil), {
  insetBlockStart: `calc(100% - ${wordsBelow})`,
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x4,
  paddingBlock: vars.space.x3,
  backgroundImage: "none",
  color: vars.color.text.primary,
  "@container": {
    [wide]: {
      insetBlockStart: 0,
      insetInlineEnd: `calc(100% - ${wordsBeside})`,
      flexDirection: "column",
      alignItems: "flex-start",
      justifyContent: "center",
      gap: vars.space.x6,
      paddingBlockEnd: vars.space.x3,
      backgroundImage: "none",
    },
  },
});
/* The text is on a background of its own, so an arrow marks it as a link, as on any card. */
const [arrowSize, arrowLine] = [
  "0.7rem",
  `2px solid ${vars.color.accent.text}`,
];
const arrow = `${inLook("split", `${banner.link} ${banner.veil}`)}::after`;
globalStyle(arrow, {
  content: "''",
  flex: "none",
  inlineSize: arrowSize,
  blockSize: arrowSize,
  marginInline: vars.space.x1,
  borderBlockStart: arrowLine,
  borderInlineEnd: arrowLine,
  rotate: "45deg",
});
globalStyle(arrow.replace("::after", ":dir(rtl)::after"), { rotate: "-45deg" });
globalStyle(inLook("split", banner.title), {
  WebkitLineClamp: 2,
  "@container": { [wide]: { maxInlineSize: "100%", WebkitLineClamp: 4 } },
});

/* The dots are on the picture and do not cover the text. */
globalStyle(inLook("split", bar), {
  insetBlockEnd: `calc(${wordsBelow} + ${vars.space.x2})`,
  "@container": {
    [wide]: { insetBlockEnd: vars.space.x2, insetInlineStart: wordsBeside },
  },
});
