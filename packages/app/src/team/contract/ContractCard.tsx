import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  contractChoices,
  type ContractRequestEvent,
} from "@foyer/flows/contract-request";
import type { Contract } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { ContractCard as Card } from "@foyer/ui/contract-card";
import { DateTime } from "@foyer/ui/date-time";
import { localZone } from "../../kit/localZone.ts";
import * as styles from "./contract.css.ts";
import { namesIn, payWords, typeWords, percentText } from "./contractWords.ts";
import { perOf, TermChanges, useTermRows } from "./useTermRows.tsx";

/** Who asks for what, or has it with whom. */
const messages = {
  offered: "contract.said.offered",
  endAsked: "contract.said.endAsked",
  offering: "contract.said.offering",
  askingEnd: "contract.said.askingEnd",
  above: "contract.said.above",
  aboveEnd: "contract.said.aboveEnd",
  between: "contract.said.between",
} as const;

/** What can be done, on its button. */
const answers = {
  ACCEPT: "contract.accept",
  REJECT: "contract.reject",
  TERMINATE: "contract.terminate",
  CANCEL: "contract.cancel",
} as const;

function saidOf({ kind, state, side }: Contract): keyof typeof messages {
  const ending = kind === "TERMINATION";
  if (state === "AWAITING_UPLINE" && side === "ABOVE")
    return ending ? "aboveEnd" : "above";
  if (state !== "AWAITING" && state !== "AWAITING_UPLINE") return "between";
  if (side === "ASKING") return ending ? "askingEnd" : "offering";
  return ending ? "endAsked" : "offered";
}

/** When something of a contract was, or will be; what did not happen yet is left out. */
const dateKeys = [
  ["createdAt", "contract.term.asked"],
  ["activeAt", "contract.term.active"],
  ["endedAt", "contract.term.ended"],
  ["nextPaymentAt", "contract.term.next"],
] as const;

export interface Deciding {
  /** Something else is being decided. */
  readonly disabled: boolean;
  /** An answer, or a yes or no from above, begins its decision. */
  readonly decide: (event: ContractRequestEvent) => void;
}

interface ContractCardsProps extends Deciding {
  readonly contracts: readonly Contract[];
}

/** Contracts below each other, each with what can be done about it. */
export function ContractCards({ contracts, ...deciding }: ContractCardsProps) {
  return (
    <ul className={styles.list} role="list">
      {contracts.map((contract) => (
        <li key={contract.id}>
          <ContractCard contract={contract} {...deciding} />
        </li>
      ))}
    </ul>
  );
}

interface ContractCardProps extends Deciding {
  readonly contract: Contract;
}

/**
 * One contract: who asks for what, on which terms, what that changes, and what can be done about it. What this version
 * has no name for is not shown: `canShow` tells.
 */
export function ContractCard(props: ContractCardProps) {
  const { contract } = props;
  const intl = useIntl();
  const t = useTranslations();
  const rowsOf = useTermRows();
  const { type, state, kind, current } = contract;
  const per = perOf(contract);
  const { actions, above } = contractChoices(contract);
  if (state === "unknown" || type === "unknown" || kind === "unknown")
    return null;
  return (
    <Card
      title={t(typeWords[type])}
      state={state}
      kind={kind}
      rate={percentText(intl, contract.rate)}
      party={t(messages[saidOf(contract)], {
        ...namesIn(contract),
      })}
      terms={rowsOf(contract, per).filter(({ key }) => key !== "rate")}
      dates={dateKeys.flatMap(([key, label]) => {
        const at = contract[key];
        return at === undefined || at === null
          ? []
          : [
              {
                label: t(label),
                value: (
                  <DateTime
                    at={at}
                    timeZone={localZone()}
                    precision="minute"
                    showZone
                  />
                ),
              },
            ];
      })}
      notes={t(payWords[type])}
      actions={
        actions.length > 0 || above ? <ContractAnswers {...props} /> : undefined
      }
    >
      {current && kind === "NEW" && (
        <TermChanges before={current} after={contract} per={per} />
      )}
    </Card>
  );
}

/** What can be done about a contract: yes and no weigh the same, and the no comes first. */
function ContractAnswers({ contract, disabled, decide }: ContractCardProps) {
  const t = useTranslations();
  const { actions, above } = contractChoices(contract);
  return (
    <div className={styles.actions}>
      {above &&
        ([false, true] as const).map((accept) => (
          <Button
            key={String(accept)}
            variant="outline"
            disabled={disabled}
            onClick={() =>
              decide({
                type: "contractRequest.aboveAnswered",
                contract,
                accept,
              })
            }
          >
            {t(accept ? "contract.agree" : "contract.refuse")}
          </Button>
        ))}
      {actions.toReversed().map((action) => (
        <Button
          key={action}
          variant="outline"
          disabled={disabled}
          tone={action === "TERMINATE" ? "danger" : "neutral"}
          onClick={() =>
            decide({ type: "contractRequest.actionChosen", contract, action })
          }
        >
          {t(answers[action])}
        </Button>
      ))}
    </div>
  );
}

/** Whether this version has names for all that a card of the contract says. */
export const canShow = ({ state, type, kind }: Contract): boolean =>
  state !== "unknown" && type !== "unknown" && kind !== "unknown";
