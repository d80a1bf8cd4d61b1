import { localKeys } from "@foyer/platform/constants";
import { oneOf } from "../kit/centre/useFilter.ts";
import { useCentreWays } from "../kit/centre/ways.ts";
import { localZone } from "../kit/localZone.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";

/** Whose days: the reader's own, or the platform's, by which salaries are calculated. */
export type ZoneKey = "platform" | "own";

const readZone = oneOf<ZoneKey>(["platform", "own"]);

/** One zone may have several names, as UTC has. */
const nameOf = (timeZone: string): string =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

/**
 * The time zone that a page's days and times are in: the one that the address names, otherwise the one that was chosen
 * last in this centre, otherwise the centre's first one.
 *
 * @example const { zone } = useZone(); // "UTC"
 */
export function useZone() {
  const { filters, setFilters, firstZone } = useCentreWays();
  const { local } = useServices();
  // A platform that does not say its zone counts days as UTC.
  const { timeZone = "UTC" } = useSite().permission;
  const zones = { platform: timeZone, own: localZone() } as const;
  const kept = localKeys[firstZone === "own" ? "memberZone" : "agentZone"];
  const key =
    readZone(filters.zone ?? "") ??
    readZone(local.get(kept) ?? "") ??
    firstZone;
  return {
    key,
    zone: zones[key],
    zones,
    /** Whether there is anything to choose. */
    differ: nameOf(zones.platform) !== nameOf(zones.own),
    choose: (next: ZoneKey) => {
      local.set(kept, next);
      // Also if it is the first one: a link must mean the same days to whoever has chosen the other.
      setFilters({ zone: next });
    },
  };
}
