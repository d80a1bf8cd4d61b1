import type { Overrides } from "../seeds/derive.ts";
import type { SeedName, Seeds } from "../seeds/seeds.ts";

/** What a tokens.json says. `readTheme` gives it, and the export takes it. */
export interface TokenSet {
  readonly seeds: Seeds;
  readonly overrides: Overrides;
  /** What the brand says of its look, in a sentence. */
  readonly description?: string | undefined;
  /** Seeds that are written although they are what the house has. Default: none. */
  readonly stated?: readonly SeedName[] | undefined;
}

/** One file of a pack: its path inside the brand's folder, and what it holds. */
export interface PackFile {
  readonly name: string;
  readonly text: string;
}

/** Pack code → message id → the brand's own wording. */
export type PackMessages = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;
