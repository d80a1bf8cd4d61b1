import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { Receipt } from "@foyer/platform/calls";
import { withdrawalReceiptView } from "@foyer/flows/withdrawal-receipt";
import { moneyFor } from "../../actors/money.ts";
import { useServices } from "../../services/services.ts";
import { madeOld } from "../../kit/sending/changes.ts";
import { usePageShown } from "../../kit/usePageShown.ts";
import { receiptFor } from "./receiptActors.ts";
import { ReceiptModal } from "./ReceiptModal.tsx";

interface ReceiptQuestionProps {
  readonly receipt: Receipt;
  readonly memberId: string;
  readonly platformNow: () => number;
  /** As the list has it now: it may have moved on since. */
  readonly listed: Receipt | undefined;
  readonly onClose: () => void;
  /** The next payout that waits for an answer. */
  readonly onNext: (() => void) | undefined;
}

/** Asks whether one payout arrived, as the flow says. */
export function ReceiptQuestion(props: ReceiptQuestionProps) {
  const { receipt, memberId, platformNow, listed, onClose, onNext } = props;
  const services = useServices();
  const [money] = useState(() => moneyFor(services, memberId));
  const actor = useActorRef(receiptFor(services, money), {
    input: { receipt, platformNow, ...money.input },
  });
  const view = useSelector(actor, withdrawalReceiptView);
  const settledBy = useSelector(actor, ({ output }) => output?.settledBy);
  const { send } = actor;
  usePageShown(
    useCallback(() => send({ type: "withdrawalReceipt.resumed" }), [send]),
  );
  useNews(view.receipt, listed, () =>
    send({ type: "withdrawalReceipt.refreshed" }),
  );

  return (
    <ReceiptModal
      view={view}
      send={send}
      settledBy={settledBy}
      platformNow={platformNow}
      onClose={onClose}
      onNext={onNext}
    />
  );
}

/** Keeps list and question in step: what is learnt here goes into the list, and what the list learns is read here. */
function useNews(
  here: Receipt,
  listed: Receipt | undefined,
  onChanged: () => void,
): void {
  const queries = useQueryClient();
  const told = useRef(here.state);
  useEffect(() => {
    if (told.current === here.state) return;
    told.current = here.state;
    void madeOld(queries, "receiptConfirm");
  }, [here.state, queries]);

  const news = listed && `${listed.state} ${listed.receivedAmount}`;
  const known = `${here.state} ${here.receivedAmount}`;
  // Only what the list has learnt is news; the platform is asked which of the two is right.
  const onNews = useEffectEvent(() => {
    if (news !== known) onChanged();
  });
  useEffect(() => {
    if (news !== undefined) onNews();
  }, [news]);
}
