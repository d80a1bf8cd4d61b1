import { glyphs, type IconName } from "./glyphs.ts";
import * as styles from "./Icon.css.ts";

/** The strokes of a picture alone, for a drawing that holds one. */
export function GlyphPaths({ name }: { name: IconName }) {
  const { line, solid } = glyphs[name];
  return (
    <>
      {solid && <path className={styles.solid} d={solid} />}
      {line && <path className={styles.line} d={line} />}
    </>
  );
}
