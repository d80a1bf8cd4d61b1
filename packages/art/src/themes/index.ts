import type { WordTheme } from "../theme-types.ts";
import { east } from "./east.ts";
import { fair } from "./fair.ts";
import { pitches } from "./pitches.ts";
import { riches } from "./riches.ts";
import { sea } from "./sea.ts";
import { tables } from "./tables.ts";
import { wonders } from "./wonders.ts";
import { woods } from "./woods.ts";

/** Themes that are chosen by the words of a title. */
export const byWord: readonly WordTheme[] = [
  ...east,
  ...riches,
  ...sea,
  ...wonders,
  ...woods,
  ...fair,
  ...tables,
  ...pitches,
];
