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
import type { IconName } from "@foyer/ui/icon";
import { localZone } from "../../kit/localZone.ts";
import * as styles from "./contract.css.ts";
import { namesIn, payWords, typeWords, percentText } from "./contractWords.ts";
import { usePaidFacts } from "./usePaidFacts.tsx";
import { perOf, TermChanges, useTermRows } from "./useTermRows.tsx";

/** Who requests what, or has a contract with whom. */
const messages = {
  offered: "contract.said.offered",
  endAsked: "contract.said.endAsked",
  offering: "contract.said.offering",
  askingEnd: "contract.said.askingEnd",
  above: "contract.said.above",
  aboveEnd: "contract.said.aboveEnd",
  between: "contract.said.between",
} as const;

/** Labels of the available actions. */
const answers = {
  ACCEPT: "contract.accept",
  REJECT: "contract.reject",
  TERMINATE: "contract.terminate",
  CANCEL: "contract.cancel",
} as const;

/** Yes and no have equal weight, and are told apart at a glance. */
const signs: Readonly<Partial<Record<keyof typeof answers, IconName>>> = {
  ACCEPT: "check",
  REJECT: "close",
};

function saidOf({ kind, state, side }: Contract): keyof typeof messages {
  const ending = kind === "TERMINATION";
  if (state === "AWAITING_UPLINE" && side === "ABOVE")
    return ending ? "aboveEnd" : "above";
  if (state !== "AWAITING" && state !== "AWAITING_UPLINE") return "between";
  if (side === "ASKING") return ending ? "askingEnd" : "offering";
  return ending ? "endAsked" : "offered";
}

/** Past and future dates of a contract; dates that are not known yet are left out. */
const dateKeys = [
  ["createdAt", "contract.term.asked"],
  ["activeAt", "contract.term.active"],
  ["endedAt", "contract.term.ended"],
  ["nextPaymentAt", "contract.term.next"],
] as const;

export interface Deciding {
  /** Whether another decision is in progress. */
  readonly disabled: boolean;
  /** Starts a decision: an answer to the contract, or an upline's approval or rejection. */
  readonly decide: (event: ContractRequestEvent) => void;
}

interface ContractCardsProps extends Deciding {
  readonly contracts: readonly Contract[];
}

/** A list of contracts, each with its available actions. */
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
  /** IANA name of the time zone that dates are in; each says it. @default the reader's own */
  readonly timeZone?: string;
}

/**
 * One contract: who requests what, the terms, what would change, and the available actions. Contracts with values
 * that this version has no name for are not shown: see `canShow`.
 */
export function ContractCard(props: ContractCardProps) {
  const { contract, timeZone = localZone() } = props;
  const intl = useIntl();
  const t = useTranslations();
  const rowsOf = useTermRows();
  const { type, state, kind, current } = contract;
  const per = perOf(contract);
  const { actions, above } = contractChoices(contract);
  const paidFacts = usePaidFacts(contract, timeZone);
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
      dates={[
        ...paidFacts,
        ...dateKeys.flatMap(([key, label]) => {
          const at = contract[key];
          return at === undefined || at === null
            ? []
            : [
                {
                  label: t(label),
                  value: (
                    <DateTime
                      at={at}
                      timeZone={timeZone}
                      precision="minute"
                      showZone
                    />
                  ),
                },
              ];
        }),
      ]}
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

/** The available actions of a contract; reject comes first. */
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
            icon={signs[accept ? "ACCEPT" : "REJECT"]}
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
          icon={signs[action]}
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

/** Whether this version has names for everything that a contract's card shows. */
export const canShow = ({ state, type, kind }: Contract): boolean =>
  state !== "unknown" && type !== "unknown" && kind !== "unknown";
