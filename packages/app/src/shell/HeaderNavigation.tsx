import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { useOpenPanel } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";

/**
 * Deposit and withdraw, through the gate; the way to the agents' area for agents, or for everybody where the brand
 * wants it (HDR-15, OPN-74).
 */
export function HeaderNavigation({ agent }: { readonly agent: boolean }) {
  const t = useTranslations();
  const openPanel = useOpenPanel();
  const { brand } = useServices();
  const toAgents =
    (agent || brand.agentEntry === "all") &&
    !brand.routes.off.includes("/agent");
  return (
    <>
      <Button variant="quiet" onClick={() => openPanel("member", "depositv2")}>
        {t("header.deposit")}
      </Button>
      <Button variant="quiet" onClick={() => openPanel("member", "withdraw")}>
        {t("header.withdraw")}
      </Button>
      {toAgents && (
        <Button variant="quiet" href="/agent">
          {t("header.agent")}
        </Button>
      )}
    </>
  );
}
