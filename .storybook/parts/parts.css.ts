import { style, type StyleRule } from "@vanilla-extract/css";
import { media } from "../../packages/ui/src/styles/media.ts";
import { focusRing } from "../../packages/ui/src/styles/focus.css.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";

export const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';

/* The fonts of every documentation page, by the chosen brand. */

export const display: StyleRule = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
};

export const kicker = style({
  color: vars.color.accent.text,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
});

export const title = style({
  ...display,
  fontSize: "clamp(2.25rem, 6vw, 3.5rem)",
  lineHeight: 1.05,
  overflowWrap: "anywhere",
});

export const heading = style({ ...display, fontSize: vars.text.x5 });

export const lead = style({
  maxInlineSize: "64ch",
  color: vars.color.text.quiet,
});

export const use = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x5,
  scrollMarginBlockStart: vars.space.x6,
});

export const sectionHead = style({ display: "grid", gap: vars.space.x1 });

const ground: StyleRule = {
  boxSizing: "border-box",
  inlineSize: "100%",
  minInlineSize: 0,
  borderRadius: "16px",
  border: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.text.x3,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
};

/* Content must stay inside: what is fixed to the window is fixed to this box instead. */
export const canvas = style({
  ...ground,
  contain: "paint",
  padding: "clamp(20px, 4vw, 40px)",
});

export const plainCanvas = style({ ...ground, contain: "paint" });

export const frame = style({
  ...ground,
  display: "block",
  maxInlineSize: "100%",
  colorScheme: "normal",
});

const name: StyleRule = {
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x2,
  maxInlineSize: "100%",
  minInlineSize: 0,
  color: vars.color.text.primary,
  textAlign: "start",
  cursor: "copy",
};

export const copyName = style([
  focusRing,
  {
    ...name,
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x4,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.sunken,
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { backgroundColor: vars.color.surface.hover } },
      },
    },
  },
]);

export const quietName = style([
  focusRing,
  {
    ...name,
    borderRadius: "6px",
    fontWeight: vars.weight.strong,
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { color: vars.color.accent.text } },
      },
      [media.coarse]: { minBlockSize: vars.size.control },
    },
  },
]);

export const codeText = style({
  fontFamily: mono,
  fontSize: "0.8125rem",
  fontWeight: "inherit",
  overflowWrap: "anywhere",
});

export const copyMark = style({
  display: "inline-flex",
  flexShrink: 0,
  color: vars.color.text.quiet,
});

export const hidden = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const sample = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  borderRadius: "12px",
  border: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.text.x4,
  lineHeight: 1,
  overflow: "hidden",
});

export const tile = style({
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  borderRadius: "6px",
  backgroundColor: vars.color.surface.overlay,
});

export const corner = style({
  justifySelf: "end",
  alignSelf: "end",
  inlineSize: "70%",
  blockSize: "70%",
  borderBlockStart: `2px solid ${vars.color.accent.fill}`,
  borderInlineStart: `2px solid ${vars.color.accent.fill}`,
  backgroundColor: vars.color.accent.soft,
});

export const bar = style({
  justifySelf: "start",
  blockSize: "0.75rem",
  maxInlineSize: "100%",
  borderRadius: "2px",
  backgroundColor: vars.color.accent.fill,
});

export const line = style({
  inlineSize: "70%",
  backgroundColor: vars.color.text.primary,
});

export const lines = style({ fontSize: "0.75rem" });

export const wave = style({
  inlineSize: "60%",
  blockSize: "60%",
  borderBlockEnd: `2px solid ${vars.color.accent.fill}`,
  borderInlineEnd: `2px solid ${vars.color.accent.fill}`,
  borderEndEndRadius: "100%",
});
