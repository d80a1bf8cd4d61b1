import { style } from "@vanilla-extract/css";
import { unseen } from "../../styles/unseen.ts";

export const hidden = style(unseen);
