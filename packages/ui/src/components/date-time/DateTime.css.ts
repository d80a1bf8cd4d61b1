import { style } from "@vanilla-extract/css";
import { tabular } from "../../styles/text.css.ts";

/* It breaks between date and time where there is no room for both, and nowhere else. */
export const time = style([tabular, { unicodeBidi: "isolate" }]);

export const part = style({ display: "inline-block", whiteSpace: "nowrap" });
