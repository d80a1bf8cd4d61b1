import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** One draw: its lottery or number first, then the drawn numbers. */
export const draw = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.x2,
  minInlineSize: 0,
  blockSize: "100%",
  boxSizing: "border-box",
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  overflowWrap: "anywhere",
});

/** The draw's number and time, de-emphasised, on one line where there is room. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.x3,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

/** The draws below a lottery's frame, which itself spans the full width. */
export const column = style({
  boxSizing: "border-box",
  inlineSize: `min(100%, ${vars.size.content})`,
  marginInline: "auto",
  padding: `${vars.space.x6} ${vars.space.x4} ${vars.space.x10}`,
});
