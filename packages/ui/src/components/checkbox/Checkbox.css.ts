import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  boxSizing: "border-box",
  inlineSize: "22px",
  blockSize: "22px",
  padding: 0,
  backgroundColor: vars.color.surface.sunken,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: `min(6px, ${vars.radius.control})`,
  color: vars.color.accent.onFill,
  cursor: "pointer",
  selectors: {
    '&[data-state="checked"]': {
      backgroundColor: vars.color.accent.fill,
      borderColor: vars.color.accent.fill,
    },
    "&[aria-invalid='true']": { borderColor: vars.color.danger.text },
    "&:disabled": { cursor: "not-allowed", opacity: 0.5 },
  },
  "@media": {
    [media.forced]: {
      selectors: {
        '&[data-state="checked"]': {
          backgroundColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

export const error = style({
  marginBlockStart: vars.space.x1,
  marginInlineStart: `calc(22px + ${vars.space.x3})`,
});
