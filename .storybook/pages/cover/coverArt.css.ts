import { style } from "@vanilla-extract/css";
import { media } from "../../../packages/ui/src/styles/media.ts";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";

export const art = style({
  position: "relative",
  minInlineSize: 0,
  blockSize: "20rem",
  "@media": { [media.desktop]: { blockSize: "36rem" } },
});

/* Fades out at the top and the bottom, to suggest that it continues. */
export const wall = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space.x4,
  blockSize: "100%",
  overflow: "hidden",
  maskImage:
    "linear-gradient(to bottom, transparent, black 14%, black 80%, transparent)",
});

export const column = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.x4,
  selectors: {
    "&:nth-child(1)": { marginBlockStart: "-3rem" },
    "&:nth-child(2)": { marginBlockStart: "-9rem" },
    "&:nth-child(3)": { marginBlockStart: "-1rem" },
  },
});

const floating = style({
  position: "absolute",
  display: "none",
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  "@media": { [media.desktop]: { display: "grid", gap: vars.space.x4 } },
});

export const balance = style([
  floating,
  {
    insetBlockStart: "20%",
    insetInlineStart: "-4.5rem",
    inlineSize: "18rem",
    padding: vars.space.x5,
  },
]);

/* The amount has a surface of its own. */
export const sum = style([
  floating,
  { insetBlockEnd: "8%", insetInlineEnd: "-1.5rem", inlineSize: "18rem" },
]);
