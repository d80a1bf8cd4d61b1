import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/** Text from the platform, styled by element, since it has no classes. */
export const richText = style({
  color: vars.color.text.primary,
  fontSize: vars.text.x3,
  lineHeight: vars.leading.body,
  maxInlineSize: "70ch",
  overflowWrap: "break-word",
  /* A wide table scrolls here instead of widening the page; the margin keeps focus rings at the edge visible. */
  overflowX: "auto",
  padding: vars.space.x1,
  margin: `calc(-1 * ${vars.space.x1})`,
});

/** Replaces a text that is too large. */
export const tooLong = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x3,
  lineHeight: vars.leading.body,
  margin: 0,
});

const on = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${richText} ${selector}`, rule);

on(":is(p, ul, ol, dl, blockquote, pre, figure, table)", {
  marginBlock: `0 ${vars.space.x4}`,
  marginInline: 0,
});
on(":is(h1, h2, h3, h4, h5, h6)", {
  marginBlock: `${vars.space.x6} ${vars.space.x2}`,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: 1.3,
});
globalStyle(`${richText} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${richText} > :last-child`, { marginBlockEnd: 0 });
on(":is(h1, h2)", { fontSize: vars.text.x5 });
on("h3", { fontSize: vars.text.x4 });
on("h4", { fontSize: vars.text.x3 });
on(":is(h5, h6)", { fontSize: vars.text.x2 });
on("h6", { color: vars.color.text.quiet });
on("ul", { listStyleType: "disc" });
on("ul ul", { listStyleType: "circle" });
on("ol", { listStyleType: "decimal" });
on(":is(ul, ol)", { paddingInlineStart: vars.space.x6 });
on("li > :is(ul, ol)", { marginBlock: `${vars.space.x1} 0` });
on("li", { marginBlockEnd: vars.space.x1 });
on("li::marker", { color: vars.color.text.quiet });
on("dt", { fontWeight: vars.weight.strong });
on("dd", { marginInlineStart: vars.space.x4, marginBlockEnd: vars.space.x2 });
on(":is(strong, b)", { fontWeight: vars.weight.strong });
/* Most fonts for these scripts have no italic, and a synthetic one smears their marks: emphasis is bold instead. */
const upright =
  ":is(:lang(my), :lang(th), :lang(ar), :lang(fa), :lang(ur), :lang(zh), :lang(ja), :lang(ko))";
on(`:is(em, i):not(${upright})`, {
  fontStyle: "italic",
  fontSynthesis: "style",
});
on(`:is(em, i)${upright}`, {
  fontStyle: "normal",
  fontWeight: vars.weight.strong,
});
on("u", { textDecoration: "underline", textUnderlineOffset: "0.2em" });
on(":is(s, del)", {
  textDecoration: "line-through",
  color: vars.color.text.quiet,
});
/* They must not change the line height. */
on(":is(sub, sup)", {
  position: "relative",
  fontSize: "0.75em",
  lineHeight: 0,
  verticalAlign: "baseline",
});
on("sup", { insetBlockStart: "-0.45em" });
on("sub", { insetBlockStart: "0.2em" });
on("small", { fontSize: vars.text.x2, color: vars.color.text.quiet });
on("mark", {
  backgroundColor: vars.color.warning.soft,
  color: vars.color.warning.onSoft,
  paddingInline: vars.space.x1,
  borderRadius: "3px",
});
on("a", {
  color: vars.color.accent.text,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
on("a:focus-visible", {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: "2px",
  borderRadius: "2px",
});
on("a:hover", {
  "@media": { [media.hover]: { textDecorationThickness: "2px" } },
});
on("blockquote", {
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `${vars.border.strong} solid ${vars.color.line.subtle}`,
  color: vars.color.text.quiet,
});
on(":is(pre, code)", { fontFamily: "monospace", fontSize: vars.text.x2 });
on("pre", {
  padding: vars.space.x4,
  inlineSize: "fit-content",
  minInlineSize: "100%",
  boxSizing: "border-box",
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.radius.control,
});
on("hr", {
  border: "none",
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  marginBlock: vars.space.x6,
});
on("img", {
  maxInlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.control,
});
on("figcaption", {
  fontSize: vars.text.x2,
  color: vars.color.text.quiet,
  marginBlockStart: vars.space.x2,
});
on("table", { borderCollapse: "collapse", fontSize: vars.text.x2 });
on("caption", {
  textAlign: "start",
  paddingBlockEnd: vars.space.x2,
  color: vars.color.text.quiet,
});
on(":is(th, td)", {
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  textAlign: "start",
  verticalAlign: "top",
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  fontVariantNumeric: "tabular-nums",
});
on("thead th", { borderBlockEndColor: vars.color.line.control });
on("tfoot :is(th, td)", {
  borderBlockEnd: "none",
  fontWeight: vars.weight.strong,
});
on("th", { fontWeight: vars.weight.strong, whiteSpace: "nowrap" });
