import { useTranslations } from "@foyer/ui/words";
import type { Contract } from "@foyer/platform/calls";
import type { ContractFact } from "@foyer/ui/contract-card";
import { DateTime } from "@foyer/ui/date-time";
import { Money } from "@foyer/ui/money";
import { useSession } from "../../actors/actors.ts";

/**
 * What a contract has paid: in total, and for the last period that was settled, with that period. Nothing for one that
 * was never in force, or if the platform does not say.
 *
 * @example const facts = usePaidFacts(contract, "UTC"); // [{ label: "Paid in total", value: … }, …]
 */
export function usePaidFacts(
  { paid, activeAt }: Pick<Contract, "paid" | "activeAt">,
  timeZone: string,
): readonly ContractFact[] {
  const t = useTranslations();
  const symbol = useSession().member?.currencySymbol ?? "";
  if (!paid || activeAt === null || activeAt === undefined) return [];
  const { total, last } = paid;
  const at = (moment: number) => (
    <DateTime at={moment} timeZone={timeZone} precision="minute" showZone />
  );
  return [
    {
      label: t("contract.paid.total"),
      value: <Money amount={total} symbol={symbol} />,
    },
    ...(last
      ? [
          {
            label: t("contract.paid.last"),
            value: (
              <>
                <Money amount={last.amount} symbol={symbol} /> ({at(last.from)}{" "}
                – {at(last.to)})
              </>
            ),
          },
        ]
      : []),
  ];
}
