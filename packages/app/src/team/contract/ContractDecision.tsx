import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { ContractIntent } from "@foyer/flows/contract-request";
import type { Contract } from "@foyer/platform/calls";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { WarningDialog } from "@foyer/ui/warning-dialog";
import { loserOf, namesIn, percentText, typeWords } from "./contractWords.ts";
import type { ContractStep } from "./useContractRequest.ts";

/** The question, and the label of its confirmation. */
const messages = {
  accept: ["contract.ask.accept", "contract.ask.accept.yes"],
  acceptEnd: ["contract.ask.acceptEnd", "contract.ask.acceptEnd.yes"],
  reject: ["contract.ask.reject", "contract.ask.reject.yes"],
  rejectEnd: ["contract.ask.rejectEnd", "contract.ask.rejectEnd.yes"],
  cancel: ["contract.ask.cancel", "contract.ask.cancel.yes"],
  terminate: ["contract.ask.terminate", "contract.ask.terminate.yes"],
  agree: ["contract.ask.agree", "contract.ask.agree.yes"],
  agreeEnd: ["contract.ask.agreeEnd", "contract.ask.agreeEnd.yes"],
  refuse: ["contract.ask.refuse", "contract.ask.refuse.yes"],
} as const;
type Asked = keyof typeof messages;

/** The question that belongs to an action. */
function askedOf(intent: Exclude<ContractIntent, { kind: "offer" }>): Asked {
  const ending = intent.contract.kind === "TERMINATION";
  if (intent.kind === "answerAbove") {
    if (!intent.accept) return "refuse";
    return ending ? "agreeEnd" : "agree";
  }
  switch (intent.action) {
    case "ACCEPT":
      return ending ? "acceptEnd" : "accept";
    case "REJECT":
      return ending ? "rejectEnd" : "reject";
    case "CANCEL":
      return "cancel";
    case "TERMINATE":
      return "terminate";
  }
}

/** After these, the contract pays nothing any longer. */
const endings: ReadonlySet<Asked> = new Set<Asked>([
  "acceptEnd",
  "agreeEnd",
  "terminate",
]);

/** Asks for confirmation, over the list, before anything is sent (CON-05, CON-08). */
export function ContractDecision({ view, send }: ContractStep) {
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
    ...namesIn(contract),
    rate: percentText(intl, contract.rate),
  });
  // The agent centre, where offers are made, shows them itself.
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
  const [title, yes] = messages[asked];
  const question = {
    title: t(title, words),
    confirmLabel: t(yes, words),
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
