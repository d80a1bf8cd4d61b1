import { useTranslations } from "@foyer/ui/words";
import { isZero } from "@foyer/platform/money";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useSession } from "../../actors/actors.ts";

interface ContractTotalsProps {
  /** Undefined: the platform does not say. */
  readonly totals:
    | { readonly received: string; readonly given: string }
    | null
    | undefined;
}

/** What all listed contracts have paid, to the reader and to the reader's downlines; only the sides that have any. */
export function ContractTotals({ totals }: ContractTotalsProps) {
  const t = useTranslations();
  const symbol = useSession().member?.currencySymbol ?? "";
  const shown = (
    [
      ["received", "contract.paid.received"],
      ["given", "contract.paid.given"],
    ] as const
  ).flatMap(([key, label]) =>
    totals && !isZero(totals[key])
      ? [{ label: t(label), value: totals[key] }]
      : [],
  );
  return shown.length === 0 ? null : (
    <StatGrid label={t("contract.paid")}>
      {shown.map((figure) => (
        <StatTile
          key={figure.label}
          {...figure}
          kind="money"
          currencySymbol={symbol}
        />
      ))}
    </StatGrid>
  );
}
