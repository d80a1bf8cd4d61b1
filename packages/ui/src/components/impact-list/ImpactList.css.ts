import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const root = style({
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const title = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.x2,
  margin: 0,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  color: vars.color.warning.text,
  fontSize: vars.text.x3,
  fontWeight: vars.weight.strong,
});

/* Centred on the first line, however many there are. */
export const mark = style({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  blockSize: "1lh",
});

/* High enough to see several items, low enough that the question below stays in view. */
export const box = style({
  maxBlockSize: "min(18rem, 40dvb)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  "@media": { print: { maxBlockSize: "none", overflow: "visible" } },
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.text.x2,
});

const padding = {
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
} as const;

export const item = style({
  ...padding,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.x4,
  selectors: {
    "& + &": {
      borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    },
  },
});

export const words = style({
  display: "grid",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

/* A name keeps its own direction and the alignment of its list. */
export const name = style({
  fontWeight: vars.weight.strong,
  textAlign: ["-webkit-match-parent", "match-parent"],
});

export const note = style({ color: vars.color.text.quiet });

export const change = style([
  tabular,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.x1,
    minInlineSize: 0,
    marginInlineStart: "auto",
    overflowWrap: "anywhere",
  },
]);

export const before = style({ color: vars.color.text.quiet });

export const rest = style({ ...padding, color: vars.color.text.quiet });
