import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/* Layouts for content without a skeleton of its own. */

export const form = style({ display: "grid", gap: vars.space.x5 });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.x3,
  selectors: {
    "& + &": {
      borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    },
  },
});

export const rowWords = style({ flex: 1, minInlineSize: 0 });

export const rowEnd = style({ flex: "none", inlineSize: "4.5rem" });

export const tile = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  "@media": { [media.forced]: { border: "1px solid GrayText" } },
});
