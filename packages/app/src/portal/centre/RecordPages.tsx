import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { ProfitAndLoss } from "../../records/ProfitAndLoss.tsx";
import { AccountRecord } from "../../records/AccountRecord.tsx";
import { BettingRecord } from "../../records/BettingRecord.tsx";
import { useCentreWays } from "../../kit/centre/ways.ts";

/** The member's own bets (MEM-07). */
function BetsPage() {
  const t = useTranslations();
  return (
    <BettingRecord
      scope="SELF"
      emptyAction={<Button href="/">{t("records.bets.games")}</Button>}
    />
  );
}

/** Every change of the member's own wallet (MEM-08). */
function TransactionsPage() {
  const t = useTranslations();
  const { open: openPage } = useCentreWays();
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

/** The member's own daily profit and loss (MEM-09). */
function ProfitPage() {
  return <ProfitAndLoss scope="SELF" />;
}

export default { BetsPage, TransactionsPage, ProfitPage };
