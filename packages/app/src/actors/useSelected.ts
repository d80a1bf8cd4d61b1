import { useMemo, useSyncExternalStore } from "react";
import { replaceEqualDeep } from "@tanstack/react-query";
import type { PortalMachine } from "./lateMachine.ts";

/**
 * What `select` reads from a machine's snapshot. The component renders again when that differs in content.
 *
 * @example const favourite = useSelected(favourites, (snapshot) => isFavourite(snapshot, game.nodeId));
 */
export function useSelected<Snapshot, Selected>(
  machine: Pick<PortalMachine<Snapshot, never>, "getSnapshot" | "subscribe">,
  select: (snapshot: Snapshot) => Selected,
): Selected {
  const [subscribe, read] = useMemo(() => {
    let known: Selected | undefined;
    return [
      (onChange: () => void) => machine.subscribe(onChange).unsubscribe,
      () => (known = replaceEqualDeep(known, select(machine.getSnapshot()))),
    ] as const;
  }, [machine, select]);
  return useSyncExternalStore(subscribe, read, read);
}
