import { type PlainWordId, translate } from "@foyer/ui/words";
import type { Contract } from "@foyer/platform/calls";
import type { IntlShape } from "react-intl";
import { formatAmount } from "@foyer/platform/money";

type Type = Exclude<Contract["type"], "unknown">;

/** The types of contract by name (CON-02). */
export const typeWords = {
  DIVIDEND: "contract.type.dividend",
  DAILY: "contract.type.daily",
  HOURLY: "contract.type.hourly",
  REALTIME: "contract.type.realtime",
  unknown: "contract.type.unknown",
} as const satisfies Record<Type | "unknown", PlainWordId>;

/** When each type is paid. */
export const payWords = {
  DIVIDEND: "contract.pay.dividend",
  HOURLY: "contract.pay.hourly",
  DAILY: "contract.pay.daily",
  REALTIME: "contract.pay.realtime",
} as const satisfies Record<Type, PlainWordId>;

/** Names of the statuses, for filtering the list. */
export const stateWords = {
  AWAITING: "contract.state.awaiting",
  AWAITING_UPLINE: "contract.state.awaitingUpline",
  ACTIVE: "contract.state.active",
  REJECTED: "contract.state.rejected",
  CANCELLED: "contract.state.cancelled",
  TERMINATED: "contract.state.terminated",
} as const;

/** Settlement periods of a contract (CON-04). */
export const periodWords = {
  D: "contract.period.day",
  W: "contract.period.week",
  SM: "contract.period.halfMonth",
  M: "contract.period.month",
  H: "contract.period.hour",
  unknown: "contract.period.unknown",
} as const;

const isolated = (name: string | null | undefined): string =>
  `\u2068${name || "—"}\u2069`;

/**
 * The names in a contract, for use in a sentence: isolated, so that another script does not change the sentence's
 * direction, and a dash for a missing one.
 *
 * @example t("contract.lower", namesIn(contract))
 */
export const namesIn = ({
  party,
  agent,
  downline,
}: Pick<Contract, "party" | "agent" | "downline">) => ({
  party: isolated(party),
  agent: isolated(agent ?? party),
  downline: isolated(downline),
});

/**
 * The account to name where a contract ends: in the member's own contract the other side; in a contract between two
 * accounts of the team, the one that earns less by it.
 *
 * @example loserOf({ side: "ABOVE", party: "lakeagent", downline: "pinefourth" }) // "pinefourth"
 */
export const loserOf = ({
  side,
  party,
  downline,
}: Pick<Contract, "side" | "party" | "downline">): string =>
  (side === "ABOVE" && downline) || party || "—";

/**
 * Formats a rate in per cent, isolated so that it survives right-to-left text.
 *
 * @example percentText(intl, "1.5") // "1.50 %"
 */
export const percentText = (
  intl: Pick<IntlShape, "locale" | "formatMessage">,
  rate: string,
): string =>
  translate(intl, "contract.term.percent", {
    rate: formatAmount(rate, intl.locale),
  });
