/** The parts of Storybook's index that are read here. */
interface Index {
  readonly entries: Readonly<Record<string, Entry>>;
}

interface Entry {
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
  readonly anchors?: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Storybook's index with the words of each component as anchors of its documentation, which the sidebar's search
 * looks through: typing "toggle" finds Checkbox. Where there is no documentation, the first story has them. Undefined
 * if all of them are already there.
 *
 * @example withWords(api.getIndex(), { "./Checkbox.stories.tsx": ["toggle"] })
 */
export function withWords<Whole extends Index>(
  index: Whole,
  words: Readonly<Record<string, readonly string[]>>,
): Whole | undefined {
  const heads = new Map<string, string>();
  for (const [id, { title, type }] of Object.entries(index.entries))
    if (!heads.has(title) || type === "docs") heads.set(title, id);
  const isHead = new Set(heads.values());
  const added = Object.entries(index.entries).flatMap(([id, entry]) => {
    const own = words[entry.importPath];
    return own && isHead.has(id) && !entry.anchors
      ? [
          [
            id,
            {
              ...entry,
              anchors: own.map((title) => ({ id: "words", title })),
            },
          ] as const,
        ]
      : [];
  });
  return added.length === 0
    ? undefined
    : {
        ...index,
        entries: { ...index.entries, ...Object.fromEntries(added) },
      };
}

/** Whether a value is the content of words.json. */
export function isWords(
  value: unknown,
): value is Record<string, readonly string[]> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every(
      (list) =>
        Array.isArray(list) && list.every((word) => typeof word === "string"),
    )
  );
}
