import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { collectRebates } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { toast } from "@foyer/ui/toast";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { balanceKey } from "../../kit/balance.ts";
import { intentKey } from "../../kit/intentKey.ts";

/** The rebates that wait. */
export const rebatesKey = ["member", "rebates"] as const;

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
  const { client } = useServices();
  const { member } = useSession();
  const queries = useQueryClient();
  const money = useMoneyText();
  return useMutation({
    mutationFn: async (wanted: readonly string[]) => {
      const ids = wanted.toSorted();
      const idempotencyKey = await intentKey(
        member?.id ?? "",
        collectRebates.name,
        ids.join(" "),
      );
      return client.call(collectRebates, { ids }, { idempotencyKey });
    },
    onSuccess: ({ amount }) => {
      onDone();
      toast.show({
        tone: "success",
        text: t("rebate.paid", { amount: money(amount) }),
      });
    },
    onSettled: () =>
      Promise.all(
        [rebatesKey, balanceKey, ["member", "records"]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
