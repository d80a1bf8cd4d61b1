import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const padInline = vars.space.x4;

/** Where cells stand below the name of their row: less than 784 px at the usual size of text, which six columns need; on paper they stay beside it. */
export const stacked = (rule: StyleRule): StyleRule => ({
  "@media": { screen: { "@container": { "(max-width: 48.99rem)": rule } } },
});
