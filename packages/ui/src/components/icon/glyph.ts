/** The shape of an icon, on a 24 px grid with a 2 px margin. */
export interface Glyph {
  /** Path drawn with the set's stroke. */
  readonly line?: string;
  /** Path that is filled. */
  readonly solid?: string;
  /** Whether it points in a direction and is mirrored in right-to-left text. */
  readonly mirrored?: true;
}
