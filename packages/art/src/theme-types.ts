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

/** What a game is about, and so what its cover may show. */
export interface Theme {
  /** Candidates for the main subject of the cover. */
  emblems: readonly [EmblemName, ...EmblemName[]];
  /** What may appear beside it. */
  companions: readonly EmblemName[];
  grounds: readonly [GroundName, ...GroundName[]];
  palettes: readonly [PaletteName, ...PaletteName[]];
}

/** A theme that is recognised by words in a title. */
export interface WordTheme extends Theme {
  words: RegExp;
  /** Kinds of game that it fits; default: slots, in-house games and fishing. */
  kinds?: readonly GameKind[];
}
