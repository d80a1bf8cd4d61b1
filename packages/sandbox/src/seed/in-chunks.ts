const chunk = 400;

/** Inserts many rows a few hundred at a time: one statement has room for 65,535 values. */
export function inChunks<T>(
  rows: readonly T[],
  insert: (part: T[]) => Promise<unknown>,
): Promise<void> {
  return Array.from({ length: Math.ceil(rows.length / chunk) }, (_, index) =>
    rows.slice(index * chunk, (index + 1) * chunk),
  ).reduce(
    (before, part) => before.then(async () => void (await insert(part))),
    Promise.resolve(),
  );
}
