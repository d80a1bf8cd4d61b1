import { field } from "../../guide.ts";
import type { Group } from "./storyIndex.ts";

/** A word and the components that it leads to. */
export interface WordEntry {
  readonly word: string;
  readonly groups: readonly Group[];
}

/**
 * Every word that leads to a component, in alphabetical order; a component's own name is one of them.
 *
 * @example wordList(groups, { "./Checkbox.stories.tsx": ["toggle"] })
 */
export function wordList(
  groups: readonly Group[],
  words: unknown,
): WordEntry[] {
  const found = new Map<string, Group[]>();
  for (const group of groups) {
    const own = field(words, group.importPath);
    const list: unknown[] = Array.isArray(own) ? own : [];
    const texts = [apart(group.name), ...list].filter(
      (word) => typeof word === "string",
    );
    for (const word of new Set(texts.map((text) => text.toLowerCase())))
      found.set(word, [...(found.get(word) ?? []), group]);
  }
  return [...found]
    .map(([word, groups]) => ({ word, groups }))
    .sort((one, other) => one.word.localeCompare(other.word, "en"));
}

/** "GameTypeMenu" as people say it. */
function apart(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}
