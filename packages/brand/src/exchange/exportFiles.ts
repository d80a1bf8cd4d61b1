import type { Overrides } from "../seeds/derive.ts";
import type { SeedName, Seeds } from "../seeds/seeds.ts";

/** The content of a tokens.json, as `readTheme` returns it and the export takes it. */
export interface TokenSet {
  readonly seeds: Seeds;
  readonly overrides: Overrides;
  /** The brand's own description of its look, in a sentence. */
  readonly description?: string | undefined;
  /** Seeds that are written although they equal the defaults. Default: none. */
  readonly stated?: readonly SeedName[] | undefined;
  /** What else the file has, as it is written: the brand's own groups, and members such as $extensions. */
  readonly ownGroups?: Readonly<Record<string, unknown>> | undefined;
}

/** One file of a pack: its path inside the brand's folder, and its text. */
export interface PackFile {
  readonly name: string;
  readonly text: string;
}

/** Pack code → message id → the brand's own wording. */
export type PackMessages = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;
