import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

const status = ["success", "warning", "danger", "info"] as const;
const pair = (backgroundColor: string, color: string) => ({
  backgroundColor,
  color,
});

/* Half the height of one line, so that a second line neither changes the corners nor has letters cut off by them. */
const oneLine = "1.375rem";
const corner = `min(${vars.radius.pill}, ${oneLine} / 2)`;

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.x1,
    maxInlineSize: "100%",
    minBlockSize: oneLine,
    paddingInline: vars.space.x2,
    paddingBlock: "0.0625rem",
    borderRadius: corner,
    fontSize: vars.text.x1,
    fontWeight: vars.weight.strong,
    lineHeight: 1.3,
    overflowWrap: "anywhere",
    "@media": { [media.forced]: { border: "1px solid currentColor" } },
  },
  variants: {
    tone: {
      neutral: {},
      accent: {},
      success: {},
      warning: {},
      danger: {},
      info: {},
      prize: pair(vars.color.prize.fill, vars.color.prize.onFill),
      hot: pair(vars.color.hot.fill, vars.color.hot.onFill),
    },
    variant: { soft: {}, solid: {} },
  },
  compoundVariants: [
    {
      variants: { tone: "neutral", variant: "soft" },
      style: pair(vars.color.surface.pressed, vars.color.text.quiet),
    },
    {
      variants: { tone: "neutral", variant: "solid" },
      style: pair(vars.color.text.primary, vars.color.surface.page),
    },
    {
      variants: { tone: "accent", variant: "soft" },
      style: pair(vars.color.accent.soft, vars.color.accent.onSoft),
    },
    {
      variants: { tone: "accent", variant: "solid" },
      style: pair(vars.color.accent.fill, vars.color.accent.onFill),
    },
    ...status.flatMap((tone) => [
      {
        variants: { tone, variant: "soft" as const },
        style: pair(vars.color[tone].soft, vars.color[tone].onSoft),
      },
      {
        variants: { tone, variant: "solid" as const },
        style: pair(vars.color[tone].fill, vars.color[tone].onFill),
      },
    ]),
  ],
});

export const count = recipe({
  base: [
    tabular,
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minInlineSize: "1.25rem",
      blockSize: "1.25rem",
      paddingInline: "0.3125rem",
      borderRadius: corner,
      fontSize: vars.text.x1,
      fontWeight: vars.weight.strong,
      lineHeight: 1,
      "@media": { [media.forced]: { border: "1px solid currentColor" } },
    },
  ],
  variants: {
    tone: {
      neutral: pair(vars.color.surface.pressed, vars.color.text.primary),
      accent: pair(vars.color.accent.fill, vars.color.accent.onFill),
      danger: pair(vars.color.danger.fill, vars.color.danger.onFill),
    },
  },
});
