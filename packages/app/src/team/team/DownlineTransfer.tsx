import { useState } from "react";
import { useSession } from "../../actors/actors.ts";
import { Transfer } from "../../money/transfer/Transfer.tsx";

/** Money for somebody of the team, straight from the agent's wallet (AGT-14). */
export function DownlineTransfer({ account }: { readonly account: string }) {
  const { member } = useSession();
  const [round, setRound] = useState(0);
  return member ? (
    <Transfer
      key={round}
      memberId={member.id}
      directions={["DOWNLINE"]}
      receiver={account}
      symbol={member.currencySymbol}
      onAgain={() => setRound((count) => count + 1)}
    />
  ) : null;
}
