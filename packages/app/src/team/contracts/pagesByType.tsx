import { useTranslations } from "@foyer/ui/words";
import type { ContractType } from "@foyer/platform/calls";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { Text } from "@foyer/ui/text";
import { contractPageKeys } from "../../kit/centre/contractPageKeys.ts";
import { oneOf, useFilter } from "../../kit/centre/useFilter.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { payWords } from "../contract/contractWords.ts";
import { ContractsTab } from "./ContractsTab.tsx";
import { PaymentsTab } from "./PaymentsTab.tsx";

const tabs = ["contracts", "payments"] as const;

/** Contracts of one type: their statuses, the available actions, and past payments (CON-02, CON-09, CON-12). */
function ContractsPage({ type }: { readonly type: ContractType }) {
  const t = useTranslations();
  const { open } = useCentreWays();
  const [tab] = useFilter("tab", oneOf(tabs), "contracts");
  return (
    <Stack gap="x5">
      <Text tone="quiet">{t(payWords[type])}</Text>
      <Tabs
        label={t("agentContracts.tabs")}
        selected={tab}
        // Each tab has filters of its own.
        onSelect={(key) =>
          open(contractPageKeys[type], key === "payments" ? { tab: key } : {})
        }
        items={[
          {
            key: "contracts",
            label: t("agentContracts.contracts"),
            content: <ContractsTab type={type} />,
          },
          {
            key: "payments",
            label: t("agentContracts.payments"),
            content: <PaymentsTab type={type} />,
          },
        ]}
      />
    </Stack>
  );
}

/* Four pages in one file: each separately loaded file has to be named in the first script. */

/** Dividend contracts of the agent's line (AGT-10). */
const DividendPage = () => <ContractsPage type="DIVIDEND" />;

/** Daily salary contracts of the agent's line (AGT-11). */
const DailyPage = () => <ContractsPage type="DAILY" />;

/** Hourly salary contracts of the agent's line (AGT-12). */
const HourlyPage = () => <ContractsPage type="HOURLY" />;

/** Real-time salary contracts of the agent's line (AGT-13). */
const RealtimePage = () => <ContractsPage type="REALTIME" />;

export default { DividendPage, DailyPage, HourlyPage, RealtimePage };
