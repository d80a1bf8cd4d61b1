import { useTranslations } from "@foyer/ui/words";
import type { ContractType } from "@foyer/platform/calls";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { Text } from "@foyer/ui/text";
import { payWords } from "../contract/contractWords.ts";

import { ContractsTab } from "./ContractsTab.tsx";
import { PaymentsTab } from "./PaymentsTab.tsx";

interface ContractsPageProps {
  readonly type: ContractType;
}

/** Contracts of one type: how they stand, what can be done about them, and what they have paid (CON-02, CON-09, CON-12). */
export function ContractsPage({ type }: ContractsPageProps) {
  const t = useTranslations();
  return (
    <Stack gap="x5">
      <Text tone="quiet">{t(payWords[type])}</Text>
      <Tabs
        label={t("agentContracts.tabs")}
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
