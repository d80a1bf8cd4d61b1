import { style } from "@vanilla-extract/css";
import * as open from "../../private/openCard.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const { card, ring } = open;

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.desktop]: { gap: vars.space.x6 } },
});

/* A single card does not fill a wide page. */
export const place = style({ maxInlineSize: "28rem" });

export const art = style([open.art, { aspectRatio: "16 / 9" }]);

/* A card that leads nowhere does not answer to the pointer. */
const words = {
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: vars.space.x2,
  padding: vars.space.x4,
} as const;
export const still = style(words);
export const pressable = style([open.words, words]);

export const title = style([
  open.title,
  {
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.text.x4,
    fontWeight: vars.weight.display,
    lineHeight: 1.3,
    overflowWrap: "anywhere",
  },
]);

/** The link's area covers the whole card; its words look like the title that they are. */
export const link = style([
  open.opener,
  { display: "inline", color: "inherit", font: "inherit" },
]);

export const text = style({
  margin: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x3,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});
