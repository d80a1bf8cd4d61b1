import type { ReactElement } from "react";
import { glyphs, type IconName } from "./glyphs.ts";
import * as styles from "./Icon.css.ts";

/* A picture never changes, so its strokes are made once and shared by all that show it. */
const made = new Map<IconName, ReactElement>();

/** The strokes of a picture, without a component of their own: a grid holds hundreds of pictures. */
export function glyphPaths(name: IconName): ReactElement {
  const known = made.get(name);
  if (known) return known;
  const { line, solid } = glyphs[name];
  const paths = (
    <>
      {solid && <path className={styles.solid} d={solid} />}
      {line && <path className={styles.line} d={line} />}
    </>
  );
  made.set(name, paths);
  return paths;
}

/** The strokes of a picture alone, for a drawing that holds one. */
export function GlyphPaths({ name }: { name: IconName }) {
  return glyphPaths(name);
}
