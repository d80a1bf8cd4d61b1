import { useEffect, useState } from "react";
import { field } from "../../guide.ts";

/** A story or a documentation page, as Storybook's index lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly importPath: string;
}

/** A component or a screen with its stories. */
export interface Group {
  readonly title: string;
  /** Last part of the title. */
  readonly name: string;
  readonly stories: readonly IndexEntry[];
  /** Its documentation page, if it has one. */
  readonly docs: string | undefined;
  readonly importPath: string;
}

/**
 * Groups an index's entries by title, in the index's order. Anything that is not an entry is left out.
 *
 * @example groupsOf(await (await fetch("./index.json")).json())
 */
export function groupsOf(index: unknown): Group[] {
  const found = new Map<string, IndexEntry[]>();
  for (const entry of entriesOf(index))
    found.set(entry.title, [...(found.get(entry.title) ?? []), entry]);
  return [...found].map(([title, entries]) => ({
    title,
    name: title.split("/").at(-1) ?? title,
    stories: entries.filter(({ type }) => type === "story"),
    docs: entries.find(({ type }) => type === "docs")?.id,
    importPath: entries[0]?.importPath ?? "",
  }));
}

function entriesOf(index: unknown): IndexEntry[] {
  const entries = field(index, "entries");
  const list: unknown[] =
    typeof entries === "object" && entries ? Object.values(entries) : [];
  return list.filter(isEntry);
}

function isEntry(value: unknown): value is IndexEntry {
  return ["id", "title", "name", "type", "importPath"].every(
    (key) => typeof field(value, key) === "string",
  );
}

/**
 * A file of Storybook's own, once it has loaded; undefined until then and if it does not exist.
 *
 * @example const index = useFile("./index.json");
 */
export function useFile(address: string): unknown {
  const [content, setContent] = useState<unknown>();
  useEffect(() => {
    let current = true;
    void fetch(address)
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then((found: unknown) => {
        if (current) setContent(found);
      })
      .catch(() => undefined); // Without Storybook's server there is no index, as in a test of this page alone.
    return () => {
      current = false;
    };
  }, [address]);
  return content;
}

/** Where a group's link leads: its documentation, else its first story. */
export function addressOf({ docs, stories }: Group): string {
  return docs === undefined
    ? `./?path=/story/${stories[0]?.id ?? ""}`
    : `./?path=/docs/${docs}`;
}
