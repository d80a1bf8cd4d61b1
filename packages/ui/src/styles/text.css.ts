import { style, styleVariants } from "@vanilla-extract/css";
import { tallScript } from "./scripts.ts";
import { vars } from "./vars.css.ts";

/** Running text by step of the type scale. */
export const textSize = styleVariants(vars.text, (fontSize) => ({
  fontSize,
  lineHeight: vars.leading.body,
}));

/** Headings by step of the type scale: display font, tight line height, letter spacing. */
export const headingSize = styleVariants(vars.text, (fontSize) => ({
  fontFamily: vars.font.display,
  fontSize,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
  textWrap: "balance",
  /* Scripts with marks above and below their letters need space, and letter spacing breaks joined letters apart. */
  selectors: {
    [tallScript]: {
      lineHeight: vars.leading.body,
      letterSpacing: "normal",
    },
  },
}));

/** Text colours for use on a surface. */
export const textTone = styleVariants({
  primary: { color: vars.color.text.primary },
  quiet: { color: vars.color.text.quiet },
  disabled: { color: vars.color.text.disabled },
  accent: { color: vars.color.accent.text },
  success: { color: vars.color.success.text },
  warning: { color: vars.color.warning.text },
  danger: { color: vars.color.danger.text },
  info: { color: vars.color.info.text },
  prize: { color: vars.color.prize.text },
  inherit: { color: "inherit" },
});

/** Figures of equal width, so that columns of money align and a changing amount does not jump. */
export const tabular = style({
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** A mark before text, centred on the first line, however many follow. */
export const lineMark = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  blockSize: "1lh",
});

/** One line that is truncated with an ellipsis. */
export const truncate = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  minInlineSize: 0,
});

/** Truncates text after a number of lines, without clipping tall scripts. */
export const clampLines = styleVariants(
  { two: 2, three: 3 },
  (WebkitLineClamp) => ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp,
    overflow: "hidden",
    overflowWrap: "anywhere",
  }),
);

/*
 * A name in another script is truncated at its own end and aligned like the rest of the page. Not for sentences: one
 * that starts with a foreign word would change direction.
 */
const ownWay = style({
  unicodeBidi: "plaintext",
  textAlign: ["-webkit-match-parent", "match-parent"],
});

/** A name on one line, in any script. */
export const truncateName = style([truncate, ownWay]);

/** A name on two lines, in any script. */
export const clampName = style([clampLines.two, ownWay]);
