import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { Contract, ContractTerms } from "@foyer/platform/calls";
import { compare } from "@foyer/platform/money";
import { ContractDiff, type ContractChange } from "@foyer/ui/contract-diff";
import { Money } from "@foyer/ui/money";
import { useSession } from "../../actors/actors.ts";
import { periodWords, percentText } from "./contractWords.ts";

/** The terms in reading order, `rate` first. */
const termKeys = [
  "rate",
  "periodKind",
  "activeMembers",
  "periodValidBet",
  "periodProfitLoss",
  "betAmount",
] as const satisfies readonly (keyof ContractTerms)[];
type TermKey = (typeof termKeys)[number];

/** What the minimum bets are counted per. */
export type Per = Contract["betAmountPer"] | "PLAYER";

/**
 * What the minimum bets of a contract are counted per: for real-time salaries each player is considered separately.
 *
 * @example perOf({ type: "REALTIME", betAmountPer: "DAY" }) // "PLAYER"
 */
export const perOf = ({
  type,
  betAmountPer,
}: Pick<Contract, "type" | "betAmountPer">): Per =>
  type === "REALTIME" ? "PLAYER" : betAmountPer;

/** Names of the minimum bets. */
export const betWords = {
  DAY: "contract.term.betPerDay",
  HOUR: "contract.term.betPerHour",
  PLAYER: "contract.term.betPerPlayer",
  unknown: "contract.term.bet",
} as const satisfies Record<Per, unknown>;

/** How a term changes; periods are just different, neither higher nor lower. */
function changeOf(
  key: TermKey,
  before: ContractTerms,
  after: ContractTerms,
): ContractChange {
  if (key === "periodKind")
    return before.periodKind === after.periodKind ? "same" : "changed";
  const order = compare(String(after[key]), String(before[key]));
  return order === 0 ? "same" : order > 0 ? "up" : "down";
}

/**
 * All terms of a contract as text: nobody is asked to agree to something that is not visible.
 *
 * @example const rowsOf = useTermRows(); rowsOf(contract, perOf(contract))
 */
export function useTermRows() {
  const intl = useIntl();
  const t = useTranslations();
  const symbol = useSession().member?.currencySymbol ?? "";
  const money = (amount: string) => <Money amount={amount} symbol={symbol} />;
  return (terms: ContractTerms, per: Per) => {
    const values: Readonly<Record<TermKey, ReactNode>> = {
      rate: percentText(intl, terms.rate),
      // For real-time salaries, the period only says what the other terms are counted over.
      periodKind: t(
        per === "PLAYER"
          ? "contract.term.realtime"
          : periodWords[terms.periodKind],
      ),
      activeMembers: intl.formatNumber(terms.activeMembers),
      periodValidBet: money(terms.periodValidBet),
      periodProfitLoss: money(terms.periodProfitLoss),
      betAmount: money(terms.betAmount),
    };
    const names = {
      rate: "contract.term.rate",
      periodKind: "contract.term.period",
      activeMembers: "contract.term.members",
      periodValidBet: "contract.term.validBet",
      periodProfitLoss: "contract.term.profitLoss",
      betAmount: betWords[per],
    } as const;
    return termKeys.map((key) => ({
      key,
      term: t(names[key]),
      value: values[key],
    }));
  };
}

interface TermChangesProps {
  readonly before: ContractTerms;
  readonly after: ContractTerms;
  readonly per: Per;
}

/** What an offer would change in the contract in force, term by term. */
export function TermChanges({ before, after, per }: TermChangesProps) {
  const t = useTranslations();
  const rowsOf = useTermRows();
  const old = rowsOf(before, per);
  return (
    <ContractDiff
      caption={t("contract.diff")}
      beforeLabel={t("contract.diff.before")}
      afterLabel={t("contract.diff.after")}
      rows={rowsOf(after, per).map(({ key, term, value }, index) => ({
        term,
        before: old[index]?.value,
        after: value,
        change: changeOf(key, before, after),
      }))}
    />
  );
}
