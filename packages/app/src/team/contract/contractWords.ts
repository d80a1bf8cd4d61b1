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

/** How a contract stands, in the choice of what is listed. */
export const stateWords = {
  AWAITING: "contract.state.awaiting",
  AWAITING_UPLINE: "contract.state.awaitingUpline",
  ACTIVE: "contract.state.active",
  REJECTED: "contract.state.rejected",
  CANCELLED: "contract.state.cancelled",
  TERMINATED: "contract.state.terminated",
} as const;

/** The periods that a contract is settled by (CON-04). */
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
 * The names of a contract inside a sentence: one of another script must not turn the sentence round, and one that is
 * not told leaves a dash.
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
 * Who is named where a contract ends: the other side of one's own; of a contract between two people below, who gets less
 * by it.
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
 * Writes a rate in per cent, in one piece also where the sentence runs the other way.
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
