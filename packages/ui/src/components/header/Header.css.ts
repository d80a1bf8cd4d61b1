import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { inLook } from "../../styles/look.ts";

export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 10,
  flexShrink: 0,
  paddingBlockStart: "env(safe-area-inset-top)",
  backgroundColor: vars.color.surface.raised,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  color: vars.color.text.primary,
  "@media": { [media.low]: { position: "relative" } },
});

/* Focused elements are never scrolled under the header. */
globalStyle(`html:has(.${bar})`, {
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x2} + env(safe-area-inset-top))`,
  "@media": { [media.low]: { scrollPaddingBlockStart: vars.space.x2 } },
});

export const row = style({
  display: "flex",
  /* One line; two where the text is too large for one. */
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
  minBlockSize: vars.size.header,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  "@media": {
    "(max-width: 23em)": { gap: vars.space.x1 },
    [media.desktop]: { gap: vars.space.x6, paddingInline: vars.space.x6 },
  },
});

export const menu = style({
  flexShrink: 0,
  marginInlineStart: `calc(${vars.space.x2} * -1)`,
  "@media": { [media.desktop]: { display: "none" } },
});

export const logo = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    /* It shrinks to a mark before the line wraps; until then, what else is in the line does not move it. */
    flex: "999 1 2rem",
    maxInlineSize: "max-content",
    minInlineSize: "2rem",
    minBlockSize: vars.size.control,
    overflow: "clip",
    borderRadius: vars.radius.control,
    color: "inherit",
    textDecoration: "none",
  },
]);

export const navigation = style({
  display: "none",
  minInlineSize: 0,
  "@media": {
    [media.desktop]: {
      display: "flex",
      alignItems: "center",
      gap: vars.space.x2,
    },
  },
});

/* It takes up the rest of the row, so that changes inside it do not shift anything else. */
export const end = style({
  display: "flex",
  flex: "1 0 auto",
  flexWrap: "wrap",
  maxInlineSize: "100%",
  whiteSpace: "nowrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.x2,
  minInlineSize: 0,
});

/* Looks of the header: centred, slim, and where there is no side menu. */

/*
 * Centred: on a tablet the logo is in the middle of the free space; on a desktop it is in the middle of the page,
 * with the links below it. On a phone there is no room for this.
 */
globalStyle(inLook("centred", row), {
  "@media": {
    [media.desktop]: {
      display: "grid",
      /* The end stays on one line: if it is long, the logo and the links shift together to make room. */
      gridTemplateColumns: "minmax(0, 1fr) auto minmax(max-content, 1fr)",
      gridTemplateAreas: '"menu logo end" "menu nav end"',
      alignContent: "center",
      rowGap: vars.space.x1,
    },
  },
});
globalStyle(inLook("centred", menu), {
  gridArea: "menu",
  justifySelf: "start",
});
globalStyle(inLook("centred", logo), {
  gridArea: "logo",
  "@media": { [media.tablet]: { marginInline: "auto" } },
});
globalStyle(inLook("centred", end), {
  gridArea: "end",
  "@media": { [media.tablet]: { flexGrow: 0 } },
});
globalStyle(inLook("centred", navigation), {
  gridArea: "nav",
  "@media": {
    [media.desktop]: { justifyContent: "center", gap: vars.space.x4 },
  },
});

/* The page's own background: no line separates the bar from the page. */
globalStyle(`:is(${inLook("slim", bar)}, ${bar}[data-look~="slim"])`, {
  backgroundColor: vars.color.surface.page,
  borderBlockEndColor: "transparent",
});

globalStyle(inLook("none", menu), {
  "@media": { [media.desktop]: { display: "block" } },
});
