import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { beside } from "./measures.ts";

/* A tool for mouse users is denser than a portal for thumbs: its components have smaller measures here. */
const dense = {
  "@media": {
    "(hover: hover) and (pointer: fine)": {
      vars: {
        [vars.size.control]: "2.25rem",
        [vars.text.x4]: "0.9375rem",
        [vars.text.x3]: "0.875rem",
        [vars.text.x2]: "0.8125rem",
        [vars.space.x4]: "14px",
        [vars.space.x3]: "10px",
      },
    },
  },
} as const;

export const tool = style({ ...dense, fontSize: vars.text.x3 });

export const desk = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.primary,
  "@media": {
    [beside]: {
      gridTemplateColumns: "minmax(20rem, 26rem) minmax(0, 1fr)",
      blockSize: "100dvb",
      overflow: "hidden",
    },
  },
});

/* On a phone the portal comes first, so that changes are seen. */
export const controls = style([
  tool,
  {
    order: 2,
    minInlineSize: 0,
    padding: vars.space.x4,
    backgroundColor: vars.color.surface.raised,
    "@media": {
      [beside]: {
        order: 0,
        overflowY: "auto",
        overscrollBehavior: "contain",
        scrollbarWidth: "thin",
        paddingBlockStart: 0,
        borderInlineEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
      },
    },
  },
]);

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  marginBlockEnd: vars.space.x2,
  "@media": {
    [beside]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 2,
      backgroundColor: vars.color.surface.raised,
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    },
  },
});

export const headWords = style({ minInlineSize: 0 });

export const refused = style({
  padding: vars.space.x8,
  color: vars.color.text.primary,
});

/*
 * The studio is always in English: its sentences run left to right and are aligned to the other side in a
 * right-to-left page.
 */
globalStyle(`[dir=rtl] ${desk} :is(p, [slot=description])`, {
  direction: "ltr",
  textAlign: "end",
});
