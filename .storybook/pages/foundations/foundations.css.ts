import { style, type StyleRule } from "@vanilla-extract/css";
import { focusRing } from "../../../packages/ui/src/styles/focus.css.ts";
import { media } from "../../../packages/ui/src/styles/media.ts";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";
import { display, mono } from "../../parts/parts.css.ts";

export { heading, kicker, lead, title, use } from "../../parts/parts.css.ts";

export const page = style({
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(40px, 6vw, 72px)",
  minBlockSize: "100dvb",
  alignContent: "start",
  paddingBlock: "clamp(40px, 7vw, 80px)",
  paddingInline: "max(clamp(16px, 4vw, 48px), (100% - 72rem) / 2)",
  backgroundColor: vars.color.surface.page,
  backgroundImage: [
    `radial-gradient(52rem 20rem at 82% -6rem, color-mix(in oklab, ${vars.color.glow.second} 22%, transparent), transparent 72%)`,
    `radial-gradient(46rem 18rem at 14% -6rem, color-mix(in oklab, ${vars.color.glow.first} 22%, transparent), transparent 72%)`,
  ].join(", "),
  backgroundRepeat: "no-repeat",
  color: vars.color.text.primary,
});

export const head = style({ display: "grid", gap: vars.space.x2 });

export const value = style({
  color: vars.color.text.quiet,
  fontFamily: mono,
  fontSize: "0.75rem",
  overflowWrap: "anywhere",
});

export const swatches = style({
  display: "grid",
  gap: `${vars.space.x6} ${vars.space.x4}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))",
});

export const swatch = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space.x1,
});

export const swatchGround = style({
  boxSizing: "border-box",
  display: "flex",
  flexWrap: "wrap",
  alignContent: "end",
  gap: `0 ${vars.space.x3}`,
  inlineSize: "100%",
  minBlockSize: "7rem",
  padding: vars.space.x3,
  marginBlockEnd: vars.space.x2,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line.subtle}`,
});

export const onSwatch = style({
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const rows = style({ display: "grid" });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.x3,
  paddingBlock: vars.space.x4,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.line.subtle}` },
  },
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 18rem" },
  },
});

export const rowWords = style({
  display: "grid",
  justifyItems: "start",
  minInlineSize: 0,
});

export const displayLine = style({ ...display, overflowWrap: "anywhere" });

export const textLine = style({
  fontFamily: vars.font.body,
  lineHeight: vars.leading.body,
});

const tiled = (width: string): StyleRule => ({
  display: "grid",
  gap: vars.space.x4,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
});

export const twoColumns = style(tiled("18rem"));

export const card = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
});

export const letters = style({
  fontSize: "clamp(2rem, 5vw, 3rem)",
  lineHeight: 1.2,
});

export const scriptLine = style({
  justifySelf: "stretch",
  fontSize: vars.text.x4,
  lineHeight: vars.leading.body,
});

export const ledger = style({
  display: "grid",
  justifyContent: "start",
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
});

export const ledgerRow = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space.x6,
});

export const currency = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const amount = style({
  fontSize: vars.text.x5,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const bar = style({
  display: "block",
  minInlineSize: 0,
  overflow: "hidden",
  borderRadius: "4px",
  backgroundColor: vars.color.surface.sunken,
});

export const fill = style({
  display: "block",
  maxInlineSize: "100%",
  minBlockSize: "1rem",
  borderRadius: "4px",
  backgroundColor: vars.color.accent.fill,
});

/* Squares on one line, so that the scale is seen as steps and not read as a list. */
export const steps = style({
  display: "grid",
  gap: `${vars.space.x8} ${vars.space.x4}`,
  alignItems: "end",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))",
});

export const step = style({
  display: "grid",
  gridTemplateRows: "4rem auto",
  justifyItems: "start",
  alignItems: "end",
  alignContent: "start",
  alignSelf: "start",
  gap: vars.space.x3,
});

export const square = style({
  aspectRatio: "1",
  borderRadius: "4px",
  backgroundColor: vars.color.accent.fill,
});

export const tiles = style(tiled("14rem"));

export const tileItem = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.x1,
});

export const tile = style({
  inlineSize: "100%",
  blockSize: "8rem",
  marginBlockEnd: vars.space.x3,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.line.control,
});

export const track = style({
  display: "block",
  containerType: "inline-size",
  padding: "4px",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.sunken,
});

const moving: StyleRule = {
  display: "block",
  inlineSize: "2rem",
  blockSize: "2rem",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent.fill,
  "@media": {
    [media.moving]: {
      transitionProperty: "transform",
      transitionTimingFunction: vars.motion.easing,
    },
  },
};

export const runner = style(moving);
export const runnerAway = style({
  ...moving,
  transform: "translateX(calc(100cqi - 2rem - 8px))",
});

export const curveCard = style([
  card,
  { justifySelf: "start", gap: vars.space.x5 },
]);

export const curve = style({
  inlineSize: "14rem",
  margin: vars.space.x3,
  fill: "none",
  overflow: "visible",
});
export const curveAxis = style({ stroke: vars.color.line.control });
export const curveLine = style({
  stroke: vars.color.accent.text,
  strokeWidth: 3,
  strokeLinecap: "round",
});

export const search = style({ maxInlineSize: "28rem" });

export const icons = style({
  display: "grid",
  gap: vars.space.x2,
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
});

export const iconTile = style([
  focusRing,
  {
    boxSizing: "border-box",
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: vars.space.x2,
    inlineSize: "100%",
    minBlockSize: "7rem",
    padding: vars.space.x2,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface.raised,
    textAlign: "center",
    cursor: "copy",
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover": {
            backgroundColor: vars.color.accent.soft,
            color: vars.color.accent.onSoft,
          },
        },
      },
    },
  },
]);

export const iconName = style({
  fontSize: vars.text.x1,
  overflowWrap: "anywhere",
});
