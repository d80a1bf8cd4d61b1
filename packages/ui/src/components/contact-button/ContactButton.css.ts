import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const button = recipe({
  base: [
    focusRing,
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: vars.space.x2,
      boxSizing: "border-box",
      minInlineSize: "3rem",
      minBlockSize: "3rem",
      maxInlineSize: `calc(100% - 2 * ${vars.space.x4})`,
      paddingInline: vars.space.x3,
      border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.surface.overlay,
      color: vars.color.text.primary,
      boxShadow: vars.shadow.floating,
      fontFamily: vars.font.body,
      fontSize: vars.text.x2,
      fontWeight: vars.weight.strong,
      lineHeight: vars.leading.body,
      textDecoration: "none",
      ":active": { backgroundColor: vars.color.surface.pressed },
      "@media": {
        [media.hover]: {
          selectors: {
            "&:hover": { backgroundColor: vars.color.surface.hover },
          },
        },
        [media.forced]: { borderColor: "LinkText" },
      },
    },
  ],
  variants: {
    place: {
      /* Below dialogs and menus, above the page and its sticky bars. */
      corner: {
        position: "fixed",
        zIndex: 20,
        insetInlineEnd: `max(${vars.space.x4}, env(safe-area-inset-right))`,
        insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.x4})`,
        "@media": { [media.desktop]: { insetBlockEnd: vars.space.x6 } },
      },
      here: {},
    },
  },
});

export const words = style({
  display: "none",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { display: "inline" } },
});
