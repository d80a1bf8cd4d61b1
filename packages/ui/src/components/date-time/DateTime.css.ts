import { style } from "@vanilla-extract/css";
import { tabular } from "../../styles/text.css.ts";

/* It wraps only between date and time, where both do not fit. */
export const time = style([tabular, { unicodeBidi: "isolate" }]);

export const part = style({ display: "inline-block", whiteSpace: "nowrap" });
