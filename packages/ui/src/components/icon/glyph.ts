/** What an icon is made of, on a grid of 24 px with 2 px kept free around. */
export interface Glyph {
  /** Path drawn with the one stroke of the family. */
  readonly line?: string;
  /** Path that is filled. */
  readonly solid?: string;
  /** Points somewhere, so it is turned round where text runs from right to left. */
  readonly mirrored?: true;
}
