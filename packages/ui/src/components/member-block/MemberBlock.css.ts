import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { inLook } from "../../styles/look.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const block = style([
  focusRing,
  {
    display: "flex",
    flexWrap: "wrap",
    /* Takes all the space, so that a loading amount moves nothing else. */
    flexGrow: 1,
    justifyContent: "flex-end",
    alignItems: "center",
    gap: vars.space.x1,
    minInlineSize: 0,
    "@media": { [media.tablet]: { gap: vars.space.x3 } },
  },
]);

/* A well with the figure in it; the deposit button fills its end. */
export const balance = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  minBlockSize: "2.5rem",
  paddingInlineStart: vars.space.x3,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontSize: vars.text.x2,
  "@media": {
    "(max-width: 23em)": { paddingInlineStart: vars.space.x2 },
    [media.tablet]: { fontSize: vars.text.x3 },
    [media.forced]: { outline: "1px solid" },
  },
});

export const deposit = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    gap: vars.space.x1,
    minInlineSize: "2.5rem",
    minBlockSize: "2.5rem",
    marginInlineStart: vars.space.x1,
    paddingBlock: 0,
    paddingInline: `calc(${vars.space.x3} - 1px)`,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent.fill,
    color: vars.color.accent.onFill,
    fontFamily: "inherit",
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
    cursor: "pointer",
    ":active": { backgroundColor: vars.color.accent.fillPressed },
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover:not(:active)": {
            backgroundColor: vars.color.accent.fillHover,
          },
        },
      },
      /* A phone this narrow has the deposit button in the bottom navigation. */
      "(max-width: 26em)": { display: "none" },
      [media.coarse]: {
        position: "relative",
        "::after": {
          content: "",
          position: "absolute",
          insetBlock: "-2px",
          insetInline: "-2px",
        },
      },
    },
  },
]);

export const depositWords = style({
  display: "none",
  paddingInlineEnd: vars.space.x1,
  "@media": { [media.tablet]: { display: "inline" } },
});

/* Where the logo is centred, they would push it off centre; the links below the logo have one that says "Deposit". */
globalStyle(inLook("centred", depositWords), {
  "@media": {
    "(min-width: 64em) and (max-width: 89.99em)": { display: "none" },
  },
});
