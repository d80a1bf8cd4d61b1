import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const countdown = recipe({
  base: [tabular, { display: "inline-block", maxInlineSize: "100%" }],
  variants: {
    size: {
      inherit: {},
      medium: { fontSize: vars.text.x4, fontWeight: vars.weight.strong },
      large: {
        fontFamily: vars.font.display,
        fontSize: vars.text.x6,
        fontWeight: vars.weight.display,
        lineHeight: vars.leading.tight,
      },
    },
  },
});

export const figures = style({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: "0.35em",
});

export const part = style({ whiteSpace: "nowrap" });
