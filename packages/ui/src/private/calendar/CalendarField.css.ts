import { globalStyle, style } from "@vanilla-extract/css";
import "../field/field.css.ts";
import "../floating.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const panel = style({
  selectors: {
    "&&": {
      display: "flex",
      flexDirection: "column",
      minInlineSize: "20rem",
      maxInlineSize: "calc(100vw - 16px)",
      maxBlockSize: "var(--radix-popover-content-available-height)",
    },
  },
});

export const body = style({
  minBlockSize: 0,
  padding: vars.space.x4,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const footer = style({
  display: "flex",
  flex: "none",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
});

export const outline = style({
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x2,
  paddingInlineEnd: "3px",
});

/* The button stays at the end, however much is typed before it. */
globalStyle(`${outline} > button`, { flex: "none", marginInlineStart: "auto" });
