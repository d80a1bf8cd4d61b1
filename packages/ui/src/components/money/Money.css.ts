import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { tabular, textTone } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

const figure = (fontSize: string) => ({
  fontSize,
  lineHeight: vars.leading.tight,
});

export const money = recipe({
  base: [
    tabular,
    {
      display: "inline-block",
      maxInlineSize: "100%",
      unicodeBidi: "isolate",
      /* In a column it keeps the column's alignment, also where the direction differs. */
      textAlign: ["-webkit-match-parent", "match-parent"],
      /* A figure wraps only where it would otherwise be cut off. */
      overflowWrap: "break-word",
    },
  ],
  variants: {
    size: {
      inherit: {},
      small: { fontSize: vars.text.x2 },
      body: { fontSize: vars.text.x3 },
      large: figure(vars.text.x5),
      display: [figure(vars.text.x7), { letterSpacing: vars.tracking.display }],
    },
    weight: {
      body: { fontWeight: vars.weight.body },
      strong: { fontWeight: vars.weight.strong },
    },
    tone: {
      inherit: textTone.inherit,
      primary: textTone.primary,
      quiet: textTone.quiet,
      success: textTone.success,
      danger: textTone.danger,
      prize: textTone.prize,
    },
  },
});

/* Smaller than the figure, but always legible. */
export const symbol = style({
  fontSize: "max(0.72em, 0.6875rem)",
  fontWeight: vars.weight.body,
});

export const mask = style({ letterSpacing: "0.15em" });
