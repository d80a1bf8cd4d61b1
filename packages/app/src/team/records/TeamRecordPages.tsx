import { useState } from "react";
import { AccountRecord } from "../../records/AccountRecord.tsx";
import { BettingRecord } from "../../records/BettingRecord.tsx";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { TeamAccountFilter } from "../TeamAccountFilter.tsx";

/** The team, or the one of them that somebody came for or chose. */
function useTeamAccount() {
  const [account, setAccount] = useState(useCentreWays().about);
  return {
    scope: "TEAM",
    account,
    accountFilter: <TeamAccountFilter value={account} onChange={setAccount} />,
  } as const;
}

/** Every bet of the team, or of one of them (AGT-06, MEM-07). */
export function TeamBetsPage() {
  return <BettingRecord {...useTeamAccount()} />;
}

/** Every change of the wallets of the team, or of one of them (AGT-09). */
export function TeamAccountPage() {
  return <AccountRecord {...useTeamAccount()} />;
}
