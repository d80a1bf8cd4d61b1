import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { inLook } from "../../styles/look.ts";
import { media } from "../../styles/media.ts";
import { truncateName } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

const wide = media.desktop;

export const trigger = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    gap: vars.space.x2,
    minInlineSize: vars.size.control,
    minBlockSize: vars.size.control,
    padding: 0,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    background: "none",
    color: vars.color.text.primary,
    fontFamily: "inherit",
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
    cursor: "pointer",
    ":active": { backgroundColor: vars.color.surface.pressed },
    "@media": {
      [wide]: {
        paddingInline: `calc(${vars.space.x1} + 1px) ${vars.space.x2}`,
      },
      [media.hover]: {
        selectors: {
          "&:hover:not(:active)": { backgroundColor: vars.color.surface.hover },
        },
      },
    },
  },
]);

export const name = style([
  truncateName,
  {
    display: "none",
    /* A long name leaves room for the header's links. */
    maxInlineSize: "min(9rem, 7.5vw)",
    "@media": { [wide]: { display: "block" } },
  },
]);

/* Where the logo is centred, a name beside the balance would push it off centre. */
globalStyle(inLook("centred", name), {
  "@media": { "(max-width: 89.99em)": { display: "none" } },
});

export const chevron = style({
  display: "none",
  color: vars.color.text.quiet,
  "@media": { [wide]: { display: "block" } },
});

export const who = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  maxInlineSize: "18rem",
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const account = style({
  color: vars.color.text.primary,
  fontSize: vars.text.x3,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
  userSelect: "all",
});
