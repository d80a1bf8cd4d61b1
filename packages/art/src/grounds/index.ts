import type { Ground } from "./ground.ts";
import {
  arena,
  burst,
  city,
  felt,
  grid,
  hall,
  stadium,
  stage,
} from "./indoors.ts";
import {
  cosmos,
  deep,
  dunes,
  forest,
  lake,
  peaks,
  sweetland,
  temple,
} from "./outdoors.ts";

/** Every ground by its name. */
export const grounds = {
  peaks,
  lake,
  deep,
  dunes,
  forest,
  cosmos,
  temple,
  sweetland,
  burst,
  stage,
  hall,
  felt,
  city,
  grid,
  arena,
  stadium,
} satisfies Record<string, Ground>;

/** Name of a ground. */
export type GroundName = keyof typeof grounds;
