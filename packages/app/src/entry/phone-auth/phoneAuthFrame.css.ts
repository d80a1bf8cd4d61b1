import { style } from "@vanilla-extract/css";
import { focusRing } from "@foyer/ui/styles/focus.css";
import { vars } from "@foyer/ui/styles/vars.css";

/** Above the dialog that asked for the code: a modal there disables presses on the page behind, but not on this. */
export const dialog = style({
  pointerEvents: "auto",
  boxSizing: "border-box",
  inlineSize: `min(26rem, calc(100vi - 2 * ${vars.space.x2}))`,
  maxBlockSize: `calc(100vb - 2 * ${vars.space.x2})`,
  margin: "auto",
  padding: vars.space.x4,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface.overlay,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  boxShadow: vars.shadow.overlay,
  "::backdrop": { backgroundColor: vars.color.backdrop },
});

export const title = style({
  margin: 0,
  marginBlockEnd: vars.space.x3,
  fontSize: vars.text.x4,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

/** As high as the third party's puzzle, or as space allows. */
export const frame = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "min(30rem, 65vb)",
  border: "none",
  borderRadius: vars.radius.card,
});

export const cancel = style([
  focusRing,
  {
    inlineSize: "100%",
    minBlockSize: vars.size.control,
    marginBlockStart: vars.space.x3,
    border: `${vars.border.thin} solid ${vars.color.line.control}`,
    borderRadius: vars.radius.control,
    backgroundColor: "transparent",
    color: vars.color.text.primary,
    font: "inherit",
    fontWeight: vars.weight.strong,
    cursor: "pointer",
  },
]);
