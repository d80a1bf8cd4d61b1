import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/** Wide enough for a margin, and high enough for floating elements. */
const roomy = `${media.desktop} and (min-height: 22.01em)`;

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
      /*
       * A desktop has a margin beside the page: a tab as narrow as that margin covers nothing, and opens over the page
       * only on hover or focus. A phone has no margin, so there it is at the end of the page.
       */
      margin: {
        display: "flex",
        inlineSize: "fit-content",
        marginBlock: vars.space.x4,
        marginInline: "auto",
        "@media": {
          [roomy]: {
            position: "fixed",
            zIndex: 20,
            insetInlineEnd: 0,
            insetBlockEnd: "22%",
            minInlineSize: "1.5rem",
            minBlockSize: "3.5rem",
            margin: 0,
            paddingInline: "0.0625rem",
            borderInlineEnd: "none",
            borderStartEndRadius: 0,
            borderEndEndRadius: 0,
            borderStartStartRadius: vars.radius.control,
            borderEndStartRadius: vars.radius.control,
            selectors: {
              "&:is(:hover, :focus-visible)": { paddingInline: vars.space.x3 },
            },
          },
        },
      },
      here: {},
    },
  },
});

export const words = style({
  overflowWrap: "anywhere",
  selectors: {
    [`${button.classNames.variants.place.margin}:not(:hover, :focus-visible) > &`]:
      { "@media": { [roomy]: { display: "none" } } },
  },
});
