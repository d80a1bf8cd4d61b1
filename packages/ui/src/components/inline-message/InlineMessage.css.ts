import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const soft = (tone: "info" | "success" | "warning" | "danger") => ({
  backgroundColor: vars.color[tone].soft,
  color: vars.color[tone].onSoft,
});

export const box = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: vars.space.x3,
    alignItems: "start",
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    borderRadius: vars.radius.control,
    "@media": { [media.forced]: { border: "1px solid currentColor" } },
  },
  variants: {
    tone: {
      info: soft("info"),
      success: soft("success"),
      warning: soft("warning"),
      danger: soft("danger"),
    },
  },
});

/* As high as the first line, so that icon and text are centred on each other in every script. */
export const mark = style({
  display: "grid",
  placeItems: "center",
  blockSize: `calc(1em * ${vars.leading.body})`,
});

export const words = style({
  display: "grid",
  gap: vars.space.x1,
  overflowWrap: "anywhere",
});

export const title = style({ fontWeight: vars.weight.strong });

export const action = style({ marginBlockStart: vars.space.x2 });
