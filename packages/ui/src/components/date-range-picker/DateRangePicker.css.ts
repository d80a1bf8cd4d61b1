import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/** Both dates; the second one wraps below the first where the field is too narrow for both. */
export const dates = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.x1,
  minInlineSize: 0,
});

export const dash = style({ color: vars.color.text.quiet });

/** Shortcuts beside the months on a desktop, above them elsewhere. */
export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x4,
  "@media": {
    [media.desktop]: { flexDirection: "row", gap: vars.space.x6 },
  },
});

export const presets = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: vars.space.x2,
  "@media": {
    [media.desktop]: {
      display: "flex",
      flexDirection: "column",
      gap: vars.space.x1,
      flex: "none",
      paddingInlineEnd: vars.space.x4,
      borderInlineEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    },
  },
});

/* Above the months each has a border, like a button; in a column their labels are aligned. */
globalStyle(`${presets} > button`, {
  borderColor: vars.color.line.subtle,
  "@media": {
    [media.desktop]: {
      justifyContent: "flex-start",
      borderColor: "transparent",
    },
    [media.forced]: { borderColor: "currentColor" },
  },
});

export const choosing = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const prompt = style({
  margin: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.body,
});
