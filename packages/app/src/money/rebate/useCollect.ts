import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { collectRebates } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { toast } from "@foyer/ui/toast";
import { useSession } from "../../actors/actors.ts";
import { madeOld } from "../../kit/sending/changes.ts";
import { useSender } from "../../kit/sending/sender.ts";

/** Writes an amount with the member's currency, in one piece whichever way the sentence runs. */
export function useMoneyText(): (amount: string) => string {
  const { locale } = useIntl();
  const { member } = useSession();
  const symbol = member?.currencySymbol ? `${member.currencySymbol}\u00a0` : "";
  return (amount) => `\u2068${symbol}${formatAmount(amount, locale)}\u2069`;
}

/** Pays rebates into the wallet, each once; `onDone` is called when they are there. */
export function useCollect(onDone: () => void) {
  const t = useTranslations();
  const { claim } = useSender();
  const queries = useQueryClient();
  const money = useMoneyText();
  return useMutation({
    mutationFn: (wanted: readonly string[]) => {
      const ids = wanted.toSorted();
      return claim(collectRebates, { ids }, ids.join(" "));
    },
    onSuccess: ({ amount }) => {
      onDone();
      toast.show({
        tone: "success",
        text: t("rebate.paid", { amount: money(amount) }),
      });
    },
    onSettled: () => madeOld(queries, "collectRebates"),
  });
}
