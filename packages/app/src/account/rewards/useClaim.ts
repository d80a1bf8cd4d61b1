import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { claimRaffle, claimReward } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { toast } from "@foyer/ui/toast";
import { failureOf, type CallFailure } from "../../actors/failure.ts";
import { useSession } from "../../actors/actors.ts";
import { madeOld } from "../../kit/sending/changes.ts";
import { useSender } from "../../kit/sending/sender.ts";

/** Isolates third-party text in the sentence, whatever the direction of either. */
const isolate = (text: string) => `\u2068${text}\u2069`;

export interface Claimable {
  readonly id: string;
  /** The prize of a raffle is drawn when it is claimed (RWD-02). */
  readonly raffle?: boolean;
}

/**
 * Claims rewards, one at a time and each only once: after a lost answer the claim can be repeated. Whatever the
 * outcome, the lists show the current status.
 *
 * @example const { claim, claiming, failureOfClaim } = useClaim();
 */
export function useClaim() {
  const intl = useIntl();
  const t = useTranslations();
  const by = useSender();
  const { member } = useSession();
  const queries = useQueryClient();
  const [failed, setFailed] = useState<ReadonlyMap<string, CallFailure>>(
    new Map(),
  );
  const symbol = member?.currencySymbol ? `${member.currencySymbol}\u00a0` : "";

  const mutation = useMutation({
    mutationFn: async ({ id, raffle = false }: Claimable) =>
      raffle
        ? by.claim(claimRaffle, { promotionId: id }, id)
        : {
            prize: "",
            ...(await by.claim(claimReward, { rewardId: id }, id)),
          },
    onSuccess: ({ amount, prize }) => {
      const money = isolate(symbol + formatAmount(amount, intl.locale));
      toast.show({
        tone: "success",
        text: prize
          ? t("rewards.drawn", { prize: isolate(prize) })
          : t("rewards.paid", { amount: money }),
      });
    },
    onError: (error, { id }) =>
      setFailed((before) => new Map(before).set(id, failureOf(error))),
    onSettled: () => madeOld(queries, "claimReward"),
  });

  return {
    claim: (what: Claimable) => {
      if (mutation.isPending) return;
      setFailed((before) => {
        const rest = new Map(before);
        rest.delete(what.id);
        return rest;
      });
      mutation.mutate(what);
    },
    /** Id of what is being claimed. */
    claiming: mutation.isPending ? mutation.variables.id : undefined,
    failureOfClaim: (id: string) => failed.get(id),
  };
}
