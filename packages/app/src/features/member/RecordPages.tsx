import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { ProfitAndLoss } from "../../shared/profit/ProfitAndLoss.tsx";
import { AccountRecord } from "../../shared/records/AccountRecord.tsx";
import { BettingRecord } from "../../shared/records/BettingRecord.tsx";
import { useOpenMemberPage } from "./memberCentreContext.ts";

/** The member's own bets (MEM-07). */
export function BetsPage() {
  const t = useTranslations();
  return (
    <BettingRecord
      scope="SELF"
      emptyAction={<Button href="/">{t("records.bets.games")}</Button>}
    />
  );
}

/** Every change of the member's own wallet (MEM-08). */
export function TransactionsPage() {
  const t = useTranslations();
  const openPage = useOpenMemberPage();
  return (
    <AccountRecord
      scope="SELF"
      emptyAction={
        <Button onClick={() => openPage("depositv2")}>
          {t("records.transactions.deposit")}
        </Button>
      }
    />
  );
}

/** What the member's own days came to (MEM-09). */
export function ProfitPage() {
  return <ProfitAndLoss scope="SELF" />;
}
