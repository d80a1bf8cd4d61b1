import { useMemo, useSyncExternalStore } from "react";
import { replaceEqualDeep } from "@tanstack/react-query";
import type { PortalMachine } from "./lateMachine.ts";

type Readable<Snapshot> = Pick<
  PortalMachine<Snapshot, never>,
  "getSnapshot" | "getServerSnapshot" | "subscribe"
>;

/**
 * What `select` reads from a machine's snapshot. The component renders again when that differs in content. In a document,
 * `selectDrawn` reads it.
 *
 * @example const favourite = useSelected(favourites, (snapshot) => isFavourite(snapshot, game.nodeId));
 */
export function useSelected<Snapshot, Selected>(
  machine: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
  selectDrawn = select,
): Selected {
  const { subscribe, now, drawn } = useMemo(
    () => storeOf(machine, select, selectDrawn),
    [machine, select, selectDrawn],
  );
  return useSyncExternalStore(subscribe, now, drawn);
}

function storeOf<Snapshot, Selected>(
  machine: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
  selectDrawn: (snapshot: Snapshot) => Selected,
) {
  let known: Selected | undefined;
  const keep = (selected: Selected) =>
    (known = replaceEqualDeep(known, selected));
  return {
    subscribe: (onChange: () => void) =>
      machine.subscribe(onChange).unsubscribe,
    now: () => keep(select(machine.getSnapshot())),
    drawn: () =>
      keep(selectDrawn(machine.getServerSnapshot?.() ?? machine.getSnapshot())),
  };
}
