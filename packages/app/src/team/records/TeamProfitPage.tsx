import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { RadioGroup } from "@foyer/ui/radio-group";
import { ProfitAndLoss } from "../../records/profit/ProfitAndLoss.tsx";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { TeamAccountFilter } from "../TeamAccountFilter.tsx";

/** What the team, or one of them, won and lost: account by account, or day by day (AGT-07). */
export default function TeamProfitPage() {
  const t = useTranslations();
  const { about } = useCentreWays();
  const [account, setAccount] = useState(about);
  const [by, setBy] = useState<"day" | "account">(
    about === "" ? "account" : "day",
  );
  return (
    <ProfitAndLoss
      scope="TEAM"
      account={account}
      by={by}
      filter={
        <>
          <TeamAccountFilter value={account} onChange={setAccount} />
          <RadioGroup
            name="by"
            orientation="horizontal"
            label={t("agentRecords.by")}
            options={[
              { value: "account", label: t("agentRecords.by.account") },
              { value: "day", label: t("agentRecords.by.day") },
            ]}
            value={by}
            onChange={(value) => setBy(value === "day" ? "day" : "account")}
          />
        </>
      }
    />
  );
}
