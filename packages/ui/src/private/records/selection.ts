/** The same choice with some ids put in or taken out; the set handed in stays as it was. */
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

/** How much of what is shown is chosen. */
export function share(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): "none" | "some" | "all" {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return "none";
  return count === ids.length ? "all" : "some";
}
