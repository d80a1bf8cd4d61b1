import { useState } from "react";
import { useSession } from "../../actors/actors.ts";
import { Deposit } from "./Deposit.tsx";

/** Paying money in (MEM-04). */
export default function DepositPage() {
  const { kind, member } = useSession();
  const [round, setRound] = useState(0);
  return kind === "full" && member ? (
    <Deposit
      key={round}
      memberId={member.id}
      symbol={member.currencySymbol}
      onAgain={() => setRound((count) => count + 1)}
    />
  ) : null;
}
