import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { Lottery } from "@foyer/platform/calls";
import { useServices } from "../../services/services.ts";
import { DrawCard } from "../draws/DrawCard.tsx";
import { DrawsPanel } from "../draws/DrawsPanel.tsx";
import { openedQuery } from "../draws/queries.ts";

/** How many draws are shown. */
const shown = 8;

/** The latest draws of one lottery (GAM-35). */
export function OpenedNumbers({
  lottery: { code, name },
}: {
  readonly lottery: Pick<Lottery, "code" | "name">;
}) {
  const t = useTranslations();
  const { data, error } = useQuery(openedQuery(useServices(), code, shown));
  if (error && !data) throw error;
  return (
    <DrawsPanel
      title={t("lottery.opened.title", { name: name || code })}
      empty={t("lottery.opened.empty")}
      draws={data?.list}
      stale={error !== null}
      places={4}
    >
      {(draw) => (
        <li key={draw.issue}>
          <DrawCard {...draw} name={name || code} />
        </li>
      )}
    </DrawsPanel>
  );
}
