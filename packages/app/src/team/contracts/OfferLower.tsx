import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  ContractOffer,
  ContractRequestEvent,
} from "@foyer/flows/contract-request";
import type { Contract } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { ImpactList } from "@foyer/ui/impact-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { loserOf } from "../contract/contractWords.ts";
import { percentText } from "../contract/percentText.ts";
import { localZone } from "../../kit/localZone.ts";
import * as css from "./contracts.css.ts";

interface OfferLowerProps {
  readonly offer: ContractOffer;
  /** Contracts of a higher rate, each of which would end. */
  readonly ending: readonly Contract[];
  readonly busy: boolean;
  readonly send: (event: ContractRequestEvent) => void;
}

/** Whose contracts a lower rate would end, each by name, before anything is done (CON-08). */
export function OfferLower({ offer, ending, busy, send }: OfferLowerProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { formatDate } = intl;
  const noteOf = ({ side, agent, activeAt, createdAt }: Contract): string => {
    const day = formatDate(activeAt ?? createdAt, {
      // The platform's years, also where Intl would count others: in Thai and Persian.
      calendar: "gregory",
      timeZone: localZone(),
      dateStyle: "medium",
    });
    return side === "ABOVE" && agent
      ? t("agentOffer.since.by", {
          day,
          agent: `\u2068${agent}\u2069`,
        })
      : t("agentOffer.since", { day });
  };
  return (
    <Stack gap="x5">
      <InlineMessage
        tone="warning"
        live="polite"
        title={t("agentOffer.lower.title", { count: ending.length })}
      >
        {t("agentOffer.lower.text", {
          rate: percentText(intl, offer.rate),
        })}
      </InlineMessage>
      <ImpactList
        title={t("agentOffer.lower")}
        items={ending.map((contract) => ({
          id: contract.id,
          name: loserOf(contract),
          before: percentText(intl, contract.rate),
          note: noteOf(contract),
        }))}
      />
      <div className={css.answers}>
        <Button
          variant="outline"
          size="large"
          disabled={busy}
          onClick={() => send({ type: "contractRequest.abandoned" })}
        >
          {t("agentOffer.lower.no")}
        </Button>
        <Button
          variant="outline"
          tone="danger"
          size="large"
          loading={busy}
          onClick={() => send({ type: "contractRequest.confirmed" })}
        >
          {t("agentOffer.lower.yes")}
        </Button>
      </div>
    </Stack>
  );
}
