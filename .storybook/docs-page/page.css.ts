import {
  globalStyle,
  style,
  styleVariants,
  type StyleRule,
} from "@vanilla-extract/css";
import { focusRing } from "../../packages/ui/src/styles/focus.css.ts";
import { media } from "../../packages/ui/src/styles/media.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { mono } from "../parts/parts.css.ts";

export {
  heading,
  hidden,
  kicker,
  lead,
  title,
  use as tokenUse,
} from "../parts/parts.css.ts";

const wide = "(min-width: 70em)";

export const page = style({
  minBlockSize: "100vh",
  paddingBlockEnd: vars.space.x16,
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.text.x3,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: "antialiased",
});

const measure: StyleRule = {
  boxSizing: "border-box",
  inlineSize: "100%",
  maxInlineSize: "78rem",
  marginInline: "auto",
  paddingInline: "clamp(16px, 4vw, 48px)",
};

export const hero = style({
  ...measure,
  position: "relative",
  display: "grid",
  justifyItems: "start",
  gap: vars.space.x3,
  paddingBlock: `clamp(40px, 7vw, 72px) ${vars.space.x8}`,
  isolation: "isolate",
  /* The brand's glow is drawn behind the name, as behind a hero. */
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -1,
    insetBlock: "-2rem 0",
    insetInline: "calc((100% - 100vw) / 2)",
    backgroundImage: [
      `radial-gradient(44rem 18rem at 78% -10%, color-mix(in oklab, ${vars.color.glow.second} 22%, transparent), transparent 72%)`,
      `radial-gradient(40rem 16rem at 16% -20%, color-mix(in oklab, ${vars.color.glow.first} 24%, transparent), transparent 72%)`,
    ].join(", "),
    pointerEvents: "none",
  },
});

export const purpose = style({
  maxInlineSize: "52ch",
  color: vars.color.text.quiet,
  fontSize: vars.text.x4,
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x4,
  marginBlockStart: vars.space.x3,
  maxInlineSize: "100%",
});

export const words = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x2,
});

export const word = style({
  paddingInline: vars.space.x3,
  paddingBlock: "2px",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const columns = style({
  ...measure,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x10,
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) 11rem" },
  },
});

export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(40px, 6vw, 64px)",
});

export const contents = style({
  display: "none",
  "@media": {
    [wide]: {
      display: "block",
      position: "sticky",
      insetBlockStart: vars.space.x8,
      alignSelf: "start",
    },
  },
});

export const contentsTitle = style({
  marginBlockEnd: vars.space.x2,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
});

export const plainList = style({ display: "grid", gap: vars.space.x1 });

export const contentsLink = style([
  focusRing,
  {
    display: "block",
    paddingBlock: vars.space.x1,
    borderRadius: "6px",
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { color: vars.color.text.primary } },
      },
    },
  },
]);

export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
  scrollMarginBlockStart: vars.space.x6,
});

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.x3,
});

export const storyName = style({
  flexGrow: 1,
  fontSize: vars.text.x3,
  fontWeight: vars.weight.strong,
});

const quiet: StyleRule = {
  borderRadius: "6px",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  cursor: "pointer",
  "@media": {
    [media.hover]: {
      selectors: { "&:hover": { color: vars.color.accent.text } },
    },
  },
};

export const quietLink = style([focusRing, quiet]);

export const details = style({ minInlineSize: 0 });

export const summary = style([
  focusRing,
  quiet,
  { inlineSize: "fit-content", paddingBlock: vars.space.x1 },
]);

export const source = style({ direction: "ltr" });
globalStyle(`${source} .sbdocs-preview, ${source} > div`, {
  margin: 0,
  boxShadow: "none",
});

export const code = style({
  overflowX: "auto",
  padding: vars.space.x5,
  borderRadius: "12px",
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontFamily: mono,
  fontSize: "0.8125rem",
  lineHeight: 1.7,
});

export const advice = style({
  display: "grid",
  gap: vars.space.x4,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  scrollMarginBlockStart: vars.space.x6,
});

const edges = {
  good: vars.color.success.text,
  bad: vars.color.danger.text,
  plain: vars.color.text.quiet,
};

export const adviceCard = styleVariants(edges, (edge) => ({
  display: "grid",
  alignContent: "start",
  gap: vars.space.x3,
  padding: vars.space.x5,
  borderRadius: "16px",
  borderBlockStart: `3px solid ${edge}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
}));

export const adviceTitle = styleVariants(edges, (color) => ({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x2,
  color,
  fontWeight: vars.weight.strong,
}));

export const sentences = style({ display: "grid", gap: vars.space.x3 });

export const keys = style({ display: "grid" });

export const keyRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(7rem, 14rem) minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space.x4,
  paddingBlock: vars.space.x3,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.line.subtle}` },
  },
});

export const keyCaps = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x1,
});

export const keyCap = style({
  paddingInline: vars.space.x2,
  borderRadius: "6px",
  border: `1px solid ${vars.color.line.control}`,
  borderBlockEndWidth: "2px",
  backgroundColor: vars.color.surface.raised,
  fontFamily: mono,
  fontSize: "0.8125rem",
});

/* The matrix keeps the chosen brand's look; its headings are subdued so that the cells stand out. */
export const matrixFrame = style({ overflowX: "auto" });

export const matrix = style({
  inlineSize: "max-content",
  minInlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
});

const label: StyleRule = {
  color: vars.color.text.quiet,
  fontSize: vars.text.x1,
  fontWeight: vars.weight.body,
  textAlign: "start",
  whiteSpace: "nowrap",
};

export const columnName = style({
  ...label,
  padding: `${vars.space.x4} ${vars.space.x4} ${vars.space.x2}`,
});

export const rowName = style({
  ...label,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  backgroundColor: vars.color.surface.page,
});

export const matrixCell = style({
  padding: `${vars.space.x3} ${vars.space.x4}`,
  minInlineSize: "6rem",
  verticalAlign: "middle",
});

export const cell = style({ minInlineSize: "min(max-content, 20rem)" });

export const strip = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space.x5,
  paddingInlineEnd: vars.space.x5,
  paddingBlock: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const stripCell = style({
  display: "grid",
  gap: vars.space.x1,
  minInlineSize: "8rem",
  maxInlineSize: "100%",
});

export const cellName = style(label);

export const tokens = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(19rem, 100%), 1fr))",
  gap: vars.space.x4,
  padding: vars.space.x5,
  borderRadius: "16px",
  border: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
});

export const token = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const tokenWords = style({
  display: "grid",
  justifyItems: "start",
  minInlineSize: 0,
});

/* Storybook's table of controls, with our background and fonts and no box inside a box. */
export const controls = style({
  overflowX: "auto",
  borderRadius: "16px",
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
});
globalStyle(`${controls} .docblock-argstable`, {
  margin: "0 !important",
  border: 0,
  fontFamily: vars.font.body,
});
globalStyle(`${controls} .docblock-argstable-body`, {
  boxShadow: "none !important",
  filter: "none !important",
});
globalStyle(
  `${controls} .docblock-argstable-body tr, ${controls} .docblock-argstable-body td, ${controls} .docblock-argstable-head th`,
  { background: "transparent !important", border: "0 !important" },
);
globalStyle(`${controls} .docblock-argstable-body tr + tr td`, {
  borderBlockStart: `1px solid ${vars.color.line.subtle} !important`,
});

/* A picture given as a data URL is thousands of characters long: it scrolls within its own box. */
globalStyle(`${controls} textarea, ${controls} pre`, {
  maxBlockSize: "8rem",
  overflow: "auto",
});
