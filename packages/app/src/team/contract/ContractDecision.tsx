import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  ContractRequestEvent,
  ContractRequestView,
} from "@foyer/flows/contract-request";
import type { Contract } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { WarningDialog } from "@foyer/ui/warning-dialog";
import { typeWords } from "./contractWords.ts";
import { isolated } from "./isolated.ts";
import { loserOf } from "./loserOf.ts";
import { askedOf, decisionWords, endings } from "./decisionWords.ts";

interface ContractDecisionProps {
  readonly view: ContractRequestView;
  readonly send: (event: ContractRequestEvent) => void;
}

/** Asks once more, over the list, before anything is sent (CON-05, CON-08). */
export function ContractDecision({ view, send }: ContractDecisionProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { intent, step, busy, ending } = view;
  const answers = {
    busy,
    cancelLabel: t("contract.ask.back"),
    onConfirm: () => send({ type: "contractRequest.confirmed" }),
    onCancel: () => send({ type: "contractRequest.abandoned" }),
  };
  const wordsOf = (
    contract: Pick<Contract, "type" | "party" | "agent" | "downline" | "rate">,
  ) => ({
    type: t(typeWords[contract.type]),
    party: isolated(contract.party),
    agent: isolated(contract.agent ?? contract.party),
    downline: isolated(contract.downline),
    rate: t("contract.term.percent", {
      rate: formatAmount(contract.rate, intl.locale),
    }),
  });
  // Offers are made in the agent centre, which shows them itself.
  if (!intent || intent.kind === "offer") return null;
  const { contract } = intent;
  const words = wordsOf(contract);
  if (step === "confirmLower")
    return (
      <WarningDialog
        open
        {...answers}
        title={t("contract.lower", words)}
        message={t("contract.lower.text", words)}
        losses={ending.map((one) =>
          t("contract.lower.item", wordsOf({ ...one, party: loserOf(one) })),
        )}
        confirmLabel={t("contract.lower.yes", words)}
      />
    );
  if (step !== "confirm") return null;
  const asked = askedOf(intent);
  const question = {
    title: t(decisionWords[`${asked}_title`], words),
    confirmLabel: t(decisionWords[`${asked}_yes`], words),
  };
  return endings.has(asked) ? (
    <WarningDialog
      open
      {...answers}
      {...question}
      message={
        <>
          {intent.kind === "answerAbove" && (
            <>{t("contract.ask.textAbove", words)} </>
          )}
          {t("contract.ask.textEnd", words)}
        </>
      }
      losses={[t("contract.ask.lostRate", words)]}
    />
  ) : (
    <ConfirmDialog
      open
      {...answers}
      {...question}
      message={t(
        intent.kind === "answerAbove"
          ? "contract.ask.textAbove"
          : "contract.ask.text",
        words,
      )}
    />
  );
}
