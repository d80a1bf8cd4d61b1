import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useZone } from "../../records/useZone.ts";
import { ZoneChoice } from "../../records/ZoneChoice.tsx";
import { ContractDecision } from "../contract/ContractDecision.tsx";
import { ContractNews } from "../contract/ContractNews.tsx";
import { useContractRequest } from "../contract/useContractRequest.ts";
import { ContractPages } from "../contracts/ContractPages.tsx";

/** The contracts of all types between the agent and an account of the team, with what each has paid (W-70). */
export function DownlineContracts({ account }: { readonly account: string }) {
  const t = useTranslations();
  const { view, send, decide } = useContractRequest();
  const zone = useZone();
  return (
    <Stack gap="x5">
      <Text tone="quiet">{t("agentDownline.contracts.text")}</Text>
      <ZoneChoice choice={zone} />
      <ContractNews view={view} send={send} />
      <ContractPages
        state=""
        downline={account}
        timeZone={zone.zone}
        disabled={view.decidesMoney}
        decide={decide}
      />
      <ContractDecision view={view} send={send} />
    </Stack>
  );
}
