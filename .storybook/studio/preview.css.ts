import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { beside } from "./measures.ts";
import { tool } from "./studio.css.ts";

/*
 * When stacked, the window stays in sight while the controls scroll below it, so it has to be a direct child of the
 * desk.
 */
export const preview = style({
  display: "contents",
  "@media": {
    [beside]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(0, 1fr)",
      minInlineSize: 0,
      overflow: "hidden",
      backgroundColor: vars.color.surface.sunken,
    },
  },
});

export const bar = style([
  tool,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
    alignItems: "start",
    gap: vars.space.x3,
    padding: `${vars.space.x3} ${vars.space.x4}`,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    backgroundColor: vars.color.surface.page,
  },
]);

/* The switch has no label above it. */
globalStyle(`${bar} > :last-child`, { alignSelf: "end" });

export const windows = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 3,
  boxSizing: "border-box",
  blockSize: "44dvb",
  minInlineSize: 0,
  padding: vars.space.x3,
  overflow: "hidden",
  backgroundColor: vars.color.surface.sunken,
  "@media": {
    [beside]: {
      position: "static",
      blockSize: "100%",
      padding: vars.space.x4,
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
  },
});

export const row = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "center",
  gap: "16px",
  blockSize: "100%",
});

export const place = style({ minInlineSize: 0 });

export const window = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: "12px",
  backgroundColor: vars.color.surface.page,
  boxShadow: vars.shadow.floating,
});

export const frame = style({
  display: "block",
  border: 0,
  colorScheme: "normal",
  transformOrigin: "0 0",
});

export const starting = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: vars.space.x3,
  color: vars.color.text.quiet,
});

export const here = style({
  contain: "paint",
  padding: vars.space.x4,
  maxInlineSize: "100%",
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
});

export const mail = style({ display: "grid", gap: vars.space.x3 });

export const message = style({
  margin: 0,
  padding: vars.space.x4,
  borderRadius: "12px",
  backgroundColor: vars.color.surface.raised,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
