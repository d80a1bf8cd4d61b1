import { recipe } from "@vanilla-extract/recipes";
import {
  clampLines,
  headingSize,
  tabular,
  textSize,
  textTone,
  truncate,
} from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

const align = {
  start: { textAlign: "start" },
  center: { textAlign: "center" },
  end: { textAlign: "end" },
} as const;
const lines = {
  all: {},
  one: truncate,
  two: clampLines.two,
  three: clampLines.three,
};

export const text = recipe({
  base: { margin: 0, overflowWrap: "anywhere" },
  variants: {
    size: {
      caption: textSize.x1,
      small: textSize.x2,
      body: textSize.x3,
      lead: textSize.x4,
    },
    tone: textTone,
    weight: {
      body: { fontWeight: vars.weight.body },
      strong: { fontWeight: vars.weight.strong },
    },
    align,
    lines,
    tabular: { true: tabular, false: {} },
    measure: { true: { maxInlineSize: "70ch", textWrap: "pretty" }, false: {} },
  },
});

export const heading = recipe({
  base: { margin: 0, overflowWrap: "anywhere" },
  variants: {
    size: {
      card: headingSize.x4,
      section: headingSize.x5,
      page: headingSize.x6,
      display: headingSize.x7,
    },
    tone: textTone,
    align,
    lines,
  },
});
