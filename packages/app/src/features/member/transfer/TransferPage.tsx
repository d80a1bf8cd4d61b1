import { useState } from "react";
import { useSession } from "../../../actors/actors.ts";
import { Transfer } from "./Transfer.tsx";

/** Money to the agent above, or to somebody below (MEM-06). */
export default function TransferPage() {
  const { kind, member } = useSession();
  const [round, setRound] = useState(0);
  return kind === "full" && member ? (
    <Transfer
      key={round}
      memberId={member.id}
      agent={member.agent}
      symbol={member.currencySymbol}
      onAgain={() => setRound((count) => count + 1)}
    />
  ) : null;
}
