import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { claimRaffle, claimReward } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { toast } from "@foyer/ui/toast";
import { failureOf, type CallFailure } from "../../actors/failure.ts";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { balanceKey } from "../../kit/balance.ts";
import { intentKey } from "../../kit/intentKey.ts";
import { activitiesKey, missionsKey, rewardsKey } from "./queries.ts";

/** What a claim changes, wherever it is shown. */
const changed = [
  rewardsKey,
  missionsKey,
  activitiesKey,
  balanceKey,
  ["member", "records"],
] as const;

/** Keeps what others wrote in one piece, whichever way the sentence runs. */
const isolate = (text: string) => `\u2068${text}\u2069`;

export interface Claimable {
  readonly id: string;
  /** A raffle is drawn when it is claimed (RWD-02). */
  readonly raffle?: boolean;
}

/**
 * Claims rewards, one at a time, each once: a lost answer may be asked for again. Whatever became of it, the lists say
 * how things stand.
 *
 * @example const { claim, claiming, failureOfClaim } = useClaim();
 */
export function useClaim() {
  const intl = useIntl();
  const t = useTranslations();
  const { client } = useServices();
  const { member } = useSession();
  const queries = useQueryClient();
  const [failed, setFailed] = useState<ReadonlyMap<string, CallFailure>>(
    new Map(),
  );
  const symbol = member?.currencySymbol ? `${member.currencySymbol}\u00a0` : "";

  const mutation = useMutation({
    mutationFn: async ({ id, raffle = false }: Claimable) => {
      const call = raffle ? claimRaffle.name : claimReward.name;
      const key = {
        idempotencyKey: await intentKey(member?.id ?? "", call, id),
      };
      return raffle
        ? client.call(claimRaffle, { promotionId: id }, key)
        : {
            prize: "",
            ...(await client.call(claimReward, { rewardId: id }, key)),
          };
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
    onSettled: () =>
      Promise.all(
        changed.map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
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
