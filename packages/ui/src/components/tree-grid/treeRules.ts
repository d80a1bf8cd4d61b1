import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const padInline = vars.space.x4;

/** The narrow layout, with cells below the row's name: below 784 px at the default text size, the width of six columns. Not used in print. */
export const stacked = (rule: StyleRule): StyleRule => ({
  "@media": { screen: { "@container": { "(max-width: 48.99rem)": rule } } },
});
