import { useTranslations } from "@foyer/ui/words";
import { Checkbox } from "@foyer/ui/checkbox";
import { RadioGroup } from "@foyer/ui/radio-group";
import { AccountRecord } from "../../records/AccountRecord.tsx";
import { BettingRecord } from "../../records/BettingRecord.tsx";
import { ProfitAndLoss } from "../../records/ProfitAndLoss.tsx";
import { anyText, oneOf, useFilter } from "../../kit/centre/useFilter.ts";
import { AccountChoice } from "../AccountChoice.tsx";

const reaches = ["ACCOUNT", "LINE"] as const;

/** The whole team, or the one account that the page was opened for or that was selected. */
function useTeamAccount() {
  const t = useTranslations();
  const [account, setAccount] = useFilter("account", anyText, "");
  return {
    scope: "TEAM",
    account,
    accountFilter: (
      <AccountChoice
        label={t("agentTeam.filter.account")}
        placeholder={t("agentTeam.filter.all")}
        value={account}
        onChange={setAccount}
      />
    ),
  } as const;
}

/** Every bet of the team, of one account, or of an account and everybody below it (AGT-06, MEM-07). */
function TeamBetsPage() {
  const t = useTranslations();
  const { accountFilter, ...whose } = useTeamAccount();
  const [reach, setReach] = useFilter("reach", oneOf(reaches), "ACCOUNT");
  return (
    <BettingRecord
      {...whose}
      reach={reach}
      accountFilter={
        <>
          {accountFilter}
          {whose.account !== "" && (
            <Checkbox
              name="reach"
              checked={reach === "LINE"}
              onChange={(line) => setReach(line ? "LINE" : "ACCOUNT")}
            >
              {t("agentRecords.reach")}
            </Checkbox>
          )}
        </>
      }
    />
  );
}

/** Every change of the team's wallets, or of one account's (AGT-09). */
function TeamAccountPage() {
  return <AccountRecord {...useTeamAccount()} />;
}

/** Profit and loss of the team, or of one account: by account or by day (AGT-07). */
function TeamProfitPage() {
  const t = useTranslations();
  const { accountFilter, ...whose } = useTeamAccount();
  const [by, setBy] = useFilter(
    "by",
    oneOf(["day", "account"]),
    whose.account === "" ? "account" : "day",
  );
  return (
    <ProfitAndLoss
      {...whose}
      by={by}
      filter={
        <>
          {accountFilter}
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

export default { TeamBetsPage, TeamAccountPage, TeamProfitPage };
