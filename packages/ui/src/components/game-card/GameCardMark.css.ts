import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

const label = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  fontSize: vars.text.x1,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  borderRadius: vars.radius.pill,
  pointerEvents: "none",
});

export const hot = style([
  label,
  {
    gridArea: "art",
    alignSelf: "start",
    justifySelf: "start",
    zIndex: 1,
    maxInlineSize: "calc(100% - 3rem)",
    margin: vars.space.x2,
    paddingInline: `${vars.space.x1} ${vars.space.x2}`,
    backgroundColor: vars.color.hot.fill,
    color: vars.color.hot.onFill,
    border: "1px solid transparent",
  },
]);

export const maintenance = style([
  label,
  {
    gridArea: "art",
    placeSelf: "center",
    zIndex: 1,
    maxInlineSize: "calc(100% - 1rem)",
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    backgroundColor: vars.color.art.control,
    color: vars.color.art.onControl,
    border: "1px solid transparent",
  },
]);
