import { style } from "@vanilla-extract/css";
import { media } from "../../../packages/ui/src/styles/media.ts";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";

export const entrance = style({
  display: "grid",
  minBlockSize: "100dvb",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(30rem, 2fr) 3fr" },
  },
});

export const entranceForm = style({
  display: "grid",
  gap: vars.space.x8,
  boxSizing: "border-box",
  alignSelf: "center",
  justifySelf: "center",
  inlineSize: "100%",
  maxInlineSize: `calc(25rem + 2 * ${vars.space.x4})`,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x10,
});

export const entranceArt = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "block",
      position: "sticky",
      insetBlockStart: 0,
      boxSizing: "border-box",
      blockSize: "100dvb",
      padding: vars.space.x4,
    },
  },
});

/* The picture with its words: they stand on a shade of it, and never on the emblem. */
export const artFrame = style({
  position: "relative",
  blockSize: "100%",
  overflow: "hidden",
  borderRadius: vars.radius.panel,
});

export const artWords = style({
  position: "absolute",
  inset: "auto 0 0 0",
  display: "grid",
  gap: vars.space.x2,
  padding: `${vars.space.x16} ${vars.space.x8} ${vars.space.x8}`,
  backgroundImage: `linear-gradient(to top, ${vars.color.art.scrim}, transparent)`,
  color: vars.color.art.onScrim,
});

export const artTitle = style({
  margin: 0,
  maxInlineSize: "22ch",
  fontFamily: vars.font.display,
  fontSize: vars.text.x7,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
  textWrap: "balance",
});

export const artText = style({ margin: 0, fontSize: vars.text.x3 });

export const entranceLogo = style({ color: vars.color.text.primary });

export const cover = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

/* On a phone the banner begins right under the header, as it runs from edge to edge. */
export const stage = style({
  display: "grid",
  gap: vars.space.x4,
  minInlineSize: 0,
  "@media": {
    [media.phone]: { marginBlockStart: `calc(${vars.space.x4} * -1)` },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) 19rem",
      gridTemplateRows: "clamp(18rem, 27vi, 22rem)",
    },
  },
});

export const news = style({
  minInlineSize: 0,
  display: "grid",
  "@media": { [media.desktop]: { blockSize: "100%", minBlockSize: 0 } },
});

/* One board, beside the news or, where there is no room, further down. */
export const winsBeside = style({
  display: "none",
  minBlockSize: 0,
  "@media": { [media.desktop]: { display: "block" } },
});

export const winsBelow = style({
  "@media": { [media.desktop]: { display: "none" } },
});

export const tools = style({
  display: "grid",
  gap: vars.space.x4,
  minInlineSize: 0,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "17rem minmax(0, 1fr)",
      alignItems: "center",
    },
  },
});

/* Two dates need no more; the rest of the line stays empty. */
export const period = style({ maxInlineSize: "32rem" });

/* The form, and beside it what became of the last one. */
export const beside = style({
  display: "grid",
  gap: `${vars.space.x8} ${vars.space.x10}`,
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 30rem) minmax(0, 22rem)",
      justifyContent: "space-between",
    },
  },
});

export const card = style({
  display: "grid",
  gap: vars.space.x4,
  padding: vars.space.x5,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
});

/* Over the page that stands in for all others: whose house it is. */
export const whose = style({
  position: "absolute",
  insetBlockStart: vars.space.x6,
  insetInline: 0,
  display: "grid",
  justifyItems: "center",
  color: vars.color.text.primary,
});

export const whole = style({ position: "relative" });

/* The agents' own layout has no frame that keeps the page off the edge. */
export const agentPage = style({
  boxSizing: "border-box",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingInline: vars.space.x4,
  paddingBlockEnd: vars.space.x8,
});
