import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { inLook } from "../../styles/look.ts";
import { vars } from "../../styles/vars.css.ts";
import { signRoom } from "./cardLook.css.ts";
import * as card from "./GameCard.css.ts";
import { hot, trial, trialWords } from "./GameCardMarks.css.ts";

/* Imported for its side effects: the styles of the card in the cover and tile looks. */

/* Cover: the picture fills the card, with the text at its bottom. */
const whole = { gridArea: "1 / 1 / -1 / -1" };

globalStyle(inLook("cover", card.card), {
  gridTemplateRows: "minmax(0, 1fr) auto auto",
});
globalStyle(`${inLook("cover", card.card)}::after`, { content: "none" });
globalStyle(inLook("cover", card.artBox), whole);
globalStyle(inLook("cover", card.coming), whole);
globalStyle(inLook("cover", card.comingWords), { display: "none" });
globalStyle(`${inLook("cover", card.playable)}::before`, whole);

/* Dark enough under two lines of title and the provider, even where the picture itself contains text. */
globalStyle(`${inLook("cover", card.artBox)}::after`, {
  content: "",
  position: "absolute",
  inset: 0,
  insetBlockStart: "25%",
  backgroundImage: `linear-gradient(to top, ${vars.color.art.scrim} 42%, transparent 85%), linear-gradient(to top, ${vars.color.art.scrim} 36%, transparent)`,
});
globalStyle(inLook("cover", card.play), {
  position: "static",
  paddingInline: vars.space.x3,
  color: vars.color.art.onScrim,
});
globalStyle(inLook("cover", card.title), {
  position: "relative",
  fontFamily: vars.font.display,
  fontSize: vars.text.x3,
  textWrap: "balance",
});
globalStyle(inLook("cover", card.vendor), {
  position: "relative",
  paddingInlineStart: vars.space.x3,
  paddingInlineEnd: signRoom,
  /* As high as the play icon and its margins: the title is above the icon, the provider beside it. */
  lineHeight: signRoom,
  color: vars.color.art.onScrim,
});
globalStyle(inLook("cover", `${card.vendor}:has(+ ${trial})`), {
  paddingInlineEnd: vars.space.x2,
});
/* The provider has the whole line while nothing else is shown on it. */
globalStyle(
  inLook("cover", `${card.card}:not(:hover, :has(:focus-visible)) > p`),
  {
    "@media": {
      [media.hover]: { gridColumn: "1 / -1", paddingInlineEnd: signRoom },
    },
  },
);
globalStyle(inLook("cover", trial), {
  gridArea: "trial",
  alignSelf: "center",
  maxInlineSize: "none",
  minBlockSize: 0,
  marginBlock: 0,
  padding: 0,
  paddingInlineEnd: signRoom,
  color: vars.color.art.onScrim,
});
globalStyle(inLook("cover", trialWords), {
  "@media": {
    [media.hover]: { paddingBlock: 0, paddingInline: vars.space.x2 },
  },
});

/*
 * Tile: square, with smaller text; too narrow for free play beside the play icon and, on a phone, for the badge
 * beside the heart.
 */
globalStyle(inLook("tile", hot), {
  alignSelf: "end",
  maxInlineSize: `calc(100% - ${vars.space.x2} - ${signRoom})`,
});
globalStyle(inLook("tile", trial), {
  "@media": {
    [media.hover]: {
      placeSelf: "center",
      maxInlineSize: "100%",
      paddingInline: vars.space.x1,
    },
  },
});
globalStyle(inLook("tile", card.title), { fontSize: vars.text.x1 });
globalStyle(inLook("tile", `${card.coming} > *`), { aspectRatio: "1" });
