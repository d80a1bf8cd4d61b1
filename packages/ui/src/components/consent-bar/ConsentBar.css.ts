import { globalStyle, style } from "@vanilla-extract/css";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const places = `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`;

/* Sticky and not fixed: at the end of the page it takes its own space and does not cover the footer. */
export const bar = style([
  focusRingInset,
  {
    position: "sticky",
    insetBlockEnd: places,
    /* Above the floating customer-service button in the corner: it must not cover an answer. */
    zIndex: 25,
    marginBlockEnd: places,
    backgroundColor: vars.color.surface.overlay,
    color: vars.color.text.primary,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    fontFamily: vars.font.body,
    "@media": {
      [media.desktop]: { insetBlockEnd: 0, marginBlockEnd: 0 },
      [media.low]: { position: "static", marginBlockEnd: 0 },
    },
  },
]);

export const measure = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x3,
  boxSizing: "border-box",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  "@media": { [media.desktop]: { paddingInline: vars.space.x8 } },
});

export const words = style({ flex: "1 1 18rem", minInlineSize: 0 });

export const title = style({
  margin: 0,
  fontFamily: "inherit",
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
});

export const text = style({
  margin: 0,
  maxInlineSize: "44rem",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const answers = style({
  display: "flex",
  flex: "0 1 22rem",
  flexWrap: "wrap",
  gap: vars.space.x2,
  "@media": { [media.phone]: { flex: "1 1 100%" } },
});

/* The same width, so that neither answer looks preferred. */
globalStyle(`${answers} > *`, { flex: "1 1 8rem" });
