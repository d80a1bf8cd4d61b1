import type { ReactElement } from "react";
import { glyphs, type IconName } from "./glyphs.ts";
import * as styles from "./Icon.css.ts";

/* An icon never changes, so its paths are rendered once and shared. */
const made = new Map<IconName, ReactElement>();

/** The paths of an icon, without a component: a grid contains hundreds of icons. */
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

/** The paths of an icon alone, for a drawing that contains it. */
export function GlyphPaths({ name }: { name: IconName }) {
  return glyphPaths(name);
}
