import { useMemo, useSyncExternalStore } from "react";
import { replaceEqualDeep } from "@tanstack/react-query";
import type { PortalMachine } from "./lateMachine.ts";

type Readable<Snapshot> = Pick<
  PortalMachine<Snapshot, never>,
  "getSnapshot" | "getServerSnapshot" | "subscribe"
>;

/**
 * What `select` reads from a machine's snapshot. The component renders again when that differs in content.
 *
 * @example const favourite = useSelected(favourites, (snapshot) => isFavourite(snapshot, game.nodeId));
 */
export function useSelected<Snapshot, Selected>(
  machine: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected {
  const { subscribe, now, drawn } = useMemo(
    () => storeOf(machine, select),
    [machine, select],
  );
  return useSyncExternalStore(subscribe, now, drawn);
}

function storeOf<Snapshot, Selected>(
  machine: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
) {
  let known: Selected | undefined;
  const read = (snapshot: Snapshot) =>
    (known = replaceEqualDeep(known, select(snapshot)));
  return {
    subscribe: (onChange: () => void) =>
      machine.subscribe(onChange).unsubscribe,
    now: () => read(machine.getSnapshot()),
    drawn: () => read(machine.getServerSnapshot?.() ?? machine.getSnapshot()),
  };
}
