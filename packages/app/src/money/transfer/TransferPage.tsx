import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { Direction } from "@foyer/flows/transfer";
import { Button } from "@foyer/ui/button";
import { useSession } from "../../actors/actors.ts";
import { Transfer } from "./Transfer.tsx";

import { useCentreWays } from "../../kit/centre/ways.ts";

/** Only an agent has somebody below. */
const directionsOf = (agent: boolean): readonly Direction[] =>
  agent ? ["UPLINE", "DOWNLINE"] : ["UPLINE"];

/** Money to the agent above, or to somebody below (MEM-06). */
export default function TransferPage() {
  const t = useTranslations();
  const { kind, member } = useSession();
  const { open: openPage } = useCentreWays();
  const [round, setRound] = useState(0);
  return kind === "full" && member ? (
    <Transfer
      key={round}
      memberId={member.id}
      directions={directionsOf(member.agent)}
      symbol={member.currencySymbol}
      onAgain={() => setRound((count) => count + 1)}
      emptyAction={
        <Button onClick={() => openPage("depositv2")}>
          {t("deposit.title")}
        </Button>
      }
    />
  ) : null;
}
