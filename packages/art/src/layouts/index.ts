import {
  archway,
  cabinet,
  crest,
  orbit,
  shower,
  trio,
  versus,
} from "./several.ts";
import {
  collector,
  colossus,
  flight,
  hero,
  horizon,
  marquee,
  medallion,
  mirror,
  plinth,
  portal,
  spotlight,
} from "./single.ts";
import type { Layout } from "./scene.ts";

/** Every layout by its name. */
export const layouts = {
  hero,
  medallion,
  trio,
  colossus,
  plinth,
  shower,
  portal,
  marquee,
  orbit,
  collector,
  flight,
  crest,
  mirror,
  cabinet,
  horizon,
  archway,
  versus,
  spotlight,
} satisfies Record<string, Layout>;

/** Name of a layout. */
export type LayoutName = keyof typeof layouts;
