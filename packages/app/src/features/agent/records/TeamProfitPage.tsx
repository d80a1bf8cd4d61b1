import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { RadioGroup } from "@foyer/ui/radio-group";
import { ProfitAndLoss } from "../../../shared/profit/ProfitAndLoss.tsx";
import { useAgentWays } from "../agentCentreContext.ts";
import { TeamAccountFilter } from "../TeamAccountFilter.tsx";

const messages = defineMessages({
  by: {
    id: "agentRecords.by",
    defaultMessage: "Rows",
    description: "Label of the choice between rows of days and of accounts",
  },
  account: {
    id: "agentRecords.by.account",
    defaultMessage: "By account",
    description: "Choice: a row for each account of the team",
  },
  day: {
    id: "agentRecords.by.day",
    defaultMessage: "By day",
    description: "Choice: a row for each day",
  },
});

/** What the team, or one of them, won and lost: account by account, or day by day (AGT-07). */
export default function TeamProfitPage() {
  const { formatMessage } = useIntl();
  const { about } = useAgentWays();
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
            label={formatMessage(messages.by)}
            options={[
              { value: "account", label: formatMessage(messages.account) },
              { value: "day", label: formatMessage(messages.day) },
            ]}
            value={by}
            onChange={(value) => setBy(value === "day" ? "day" : "account")}
          />
        </>
      }
    />
  );
}
