import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { claimRaffle, claimReward } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { toast } from "@foyer/ui/toast";
import { failureOf, type CallFailure } from "../../actors/failure.ts";
import { useSession } from "../../actors/actors.ts";
import { madeOld } from "../../kit/sending/changes.ts";
import { useSender } from "../../kit/sending/sender.ts";
import { useClaimText } from "../../kit/centre/useClaimText.ts";

/** Isolates third-party text in the sentence, whatever the direction of either. */
const isolate = (text: string) => `\u2068${text}\u2069`;

export interface Claimable {
  readonly id: string;
  /** The prize of a raffle is drawn when it is claimed (RWD-02). */
  readonly raffle?: boolean;
}

/**
 * Claims rewards, each only once: after a lost answer the claim can be repeated. None waits for another, and a failure
 * is told before anything is read again. Whatever the outcome, the lists show the current status.
 *
 * @example const { claim, isClaiming, problemOf } = useClaim();
 */
export function useClaim() {
  const intl = useIntl();
  const t = useTranslations();
  const by = useSender();
  const { member } = useSession();
  const queries = useQueryClient();
  const textOf = useClaimText();
  const [claims, setClaims] = useState<
    ReadonlyMap<string, "running" | CallFailure>
  >(new Map());
  const set = (id: string, state?: "running" | CallFailure) =>
    setClaims((before) => {
      const after = new Map(before);
      if (state === undefined) after.delete(id);
      else after.set(id, state);
      return after;
    });
  const symbol = member?.currencySymbol ? `${member.currencySymbol}\u00a0` : "";

  const send = ({ id, raffle = false }: Claimable) =>
    raffle
      ? by.claim(claimRaffle, { promotionId: id }, id)
      : by
          .claim(claimReward, { rewardId: id }, id)
          .then((answer) => ({ prize: "", ...answer }));

  const run = async (what: Claimable) => {
    try {
      const { amount, prize } = await send(what);
      const money = isolate(symbol + formatAmount(amount, intl.locale));
      toast.show({
        tone: "success",
        text: prize
          ? t("rewards.drawn", { prize: isolate(prize) })
          : t("rewards.paid", { amount: money }),
      });
    } catch (error) {
      set(what.id, failureOf(error));
      void madeOld(queries, "claimReward");
      return;
    }
    // Until the list says that it was claimed, it must not look as if it could be claimed again.
    await madeOld(queries, "claimReward");
    set(what.id);
  };

  return {
    claim: (what: Claimable) => {
      if (claims.get(what.id) === "running") return;
      set(what.id, "running");
      void run(what);
    },
    isClaiming: (id: string): boolean => claims.get(id) === "running",
    /** Why the last claim failed, in words; undefined: it did not. */
    problemOf: (id: string): string | undefined => {
      const state = claims.get(id);
      return state === undefined || state === "running"
        ? undefined
        : textOf(state);
    },
  };
}
