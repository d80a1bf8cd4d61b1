import { useIntl, type MessageDescriptor } from "react-intl";
import type {
  ContractRequestEvent,
  ContractRequestView,
} from "@foyer/flows/contract-request";
import type { Contract } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { WarningDialog } from "@foyer/ui/warning-dialog";
import { termWords, typeWords } from "./contractWords.ts";
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
  const { formatMessage } = intl;
  const { intent, step, busy, ending } = view;
  const answers = {
    busy,
    cancelLabel: formatMessage(decisionWords.back),
    onConfirm: () => send({ type: "contractRequest.confirmed" }),
    onCancel: () => send({ type: "contractRequest.abandoned" }),
  };
  const wordsOf = (
    contract: Pick<Contract, "type" | "party" | "agent" | "downline" | "rate">,
  ) => ({
    type: formatMessage(typeWords[contract.type]),
    party: isolated(contract.party),
    agent: isolated(contract.agent ?? contract.party),
    downline: isolated(contract.downline),
    rate: formatMessage(termWords.percent, {
      rate: formatAmount(contract.rate, intl.locale),
    }),
  });
  // Offers are made in the agent centre, which shows them itself.
  if (!intent || intent.kind === "offer") return null;
  const { contract } = intent;
  const words = wordsOf(contract);
  const write = (message: MessageDescriptor) => formatMessage(message, words);
  if (step === "confirmLower")
    return (
      <WarningDialog
        open
        {...answers}
        title={write(decisionWords.lower_title)}
        message={write(decisionWords.lower_text)}
        losses={ending.map((one) =>
          formatMessage(
            decisionWords.lower_item,
            wordsOf({ ...one, party: loserOf(one) }),
          ),
        )}
        confirmLabel={write(decisionWords.lower_yes)}
      />
    );
  if (step !== "confirm") return null;
  const asked = askedOf(intent);
  const question = {
    title: write(decisionWords[`${asked}_title`]),
    confirmLabel: write(decisionWords[`${asked}_yes`]),
  };
  return endings.has(asked) ? (
    <WarningDialog
      open
      {...answers}
      {...question}
      message={
        <>
          {intent.kind === "answerAbove" && (
            <>{write(decisionWords.textAbove)} </>
          )}
          {write(decisionWords.textEnd)}
        </>
      }
      losses={[write(decisionWords.lostRate)]}
    />
  ) : (
    <ConfirmDialog
      open
      {...answers}
      {...question}
      message={write(
        intent.kind === "answerAbove"
          ? decisionWords.textAbove
          : decisionWords.text,
      )}
    />
  );
}
