import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { ProfitAndLoss } from "../../shared/profit/ProfitAndLoss.tsx";
import { AccountRecord } from "../../shared/records/AccountRecord.tsx";
import { BettingRecord } from "../../shared/records/BettingRecord.tsx";
import { useOpenMemberPage } from "./memberCentreContext.ts";

/* Three pages in one file: each file that is fetched by itself has to be named in the first script. */

const messages = defineMessages({
  games: {
    id: "records.bets.games",
    defaultMessage: "Go to the lobby",
    description: "Link where there were no bets for 30 days",
  },
  deposit: {
    id: "records.transactions.deposit",
    defaultMessage: "Go to deposits",
    description: "Button where the account record has nothing for 30 days",
  },
});

/** The member's own bets (MEM-07). */
export function BetsPage() {
  const { formatMessage } = useIntl();
  return (
    <BettingRecord
      scope="SELF"
      emptyAction={<Button href="/">{formatMessage(messages.games)}</Button>}
    />
  );
}

/** Every change of the member's own wallet (MEM-08). */
export function TransactionsPage() {
  const { formatMessage } = useIntl();
  const openPage = useOpenMemberPage();
  return (
    <AccountRecord
      scope="SELF"
      emptyAction={
        <Button onClick={() => openPage("depositv2")}>
          {formatMessage(messages.deposit)}
        </Button>
      }
    />
  );
}

/** What the member's own days came to (MEM-09). */
export function ProfitPage() {
  return <ProfitAndLoss scope="SELF" />;
}
