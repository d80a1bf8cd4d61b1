/** Returns a copy of the selection with ids added or removed; the original set is not changed. */
export function choose(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  into: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (into) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** How many of the ids shown are selected. */
export function share(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): "none" | "some" | "all" {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return "none";
  return count === ids.length ? "all" : "some";
}
