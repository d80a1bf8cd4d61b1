import { useMemo } from "react";
import { Heading, Text } from "@foyer/ui/text";
import { entryAt, withEntry } from "./changes.ts";
import { withBrand } from "./diff.ts";
import { brandEntries, type Entry } from "./entries.ts";
import { EntryControl } from "./EntryControl.tsx";
import * as css from "./panels.css.ts";
import { useDesk } from "./StudioContext.ts";
import { nameOf } from "./words.ts";

/** Entries by the group that they belong to; those of the file itself come last. */
function groupsOf(entries: readonly Entry[]) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = entry.path.slice(0, -1).join(".");
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  const rank = (group: string) =>
    group === "layout" ? 0 : group.startsWith("layout.") ? 1 : group ? 2 : 3;
  return [...groups].sort(([one], [other]) => rank(one) - rank(other));
}

const titleOf = (group: string) =>
  group === ""
    ? "Switches"
    : group === "layout"
      ? "Layout"
      : nameOf(group.split(".").at(-1) ?? group);

/** What a brand arranges and switches, according to its schema; entries added there appear here automatically. */
export function LayoutPanel() {
  const { studio } = useDesk();
  const { saved, draft } = studio;
  const groups = useMemo(() => groupsOf(brandEntries()), []);
  const set = ({ path }: Entry, value: unknown) =>
    studio.change((pack) =>
      withBrand(pack, withEntry(pack.brand, path, value)),
    );
  return (
    <div className={css.panel}>
      <Text size="small" tone="quiet">
        These are entries of brand.json. Unlike colours and sizes, they may
        render the portal again.
      </Text>
      {groups.map(([group, entries]) => (
        <section key={group} className={css.group} aria-label={titleOf(group)}>
          <Heading level={2} size="card">
            {titleOf(group)}
          </Heading>
          {entries.map((entry) => (
            <EntryControl
              key={entry.path.join(".")}
              entry={entry}
              value={entryAt(draft.brand, entry.path)}
              saved={entryAt(saved.brand, entry.path)}
              onChange={(value) => set(entry, value)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
