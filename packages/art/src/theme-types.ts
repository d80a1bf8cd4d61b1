import type { EmblemName } from "./emblems/index.ts";
import type { GroundName } from "./grounds/index.ts";
import type { PaletteName } from "./palettes.ts";

/** What kind of game a cover is for. */
export type GameKind =
  | "slots"
  | "live"
  | "fish"
  | "cards"
  | "in-house"
  | "sports"
  | "esports"
  | "lottery"
  | "elottery"
  | "cockfight";

/** What a game is about: what may be seen on its cover. */
export interface Theme {
  /** The main thing on the cover. */
  emblems: readonly [EmblemName, ...EmblemName[]];
  /** What may stand beside it. */
  companions: readonly EmblemName[];
  grounds: readonly [GroundName, ...GroundName[]];
  palettes: readonly [PaletteName, ...PaletteName[]];
}

/** A theme known by words in a title. */
export interface WordTheme extends Theme {
  words: RegExp;
  /** The kinds it fits; slots, house games and fishing when absent. */
  kinds?: readonly GameKind[];
}
