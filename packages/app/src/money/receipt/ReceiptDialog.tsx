import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useIntl } from "react-intl";
import { fromPromise } from "xstate";
import { useTranslations } from "@foyer/ui/words";
import { type Receipt, receiptList, receiptProof } from "@foyer/platform/calls";
import {
  withdrawalReceiptView,
  withdrawalReceiptMachine,
  type ProofOutput,
  type ReadReceiptOutput,
} from "@foyer/flows/withdrawal-receipt";
import type { Client } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { useSession } from "../../actors/actors.ts";
import { moneyFor, type Money } from "../../actors/money.ts";
import { platformClock } from "../../actors/moneyClock.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices, type Services } from "../../services/services.ts";
import { awaitsAnswer, receiptsQuery } from "../../kit/receipts.ts";
import { madeOld } from "../../kit/sending/changes.ts";
import { usePageShown } from "../../kit/usePageShown.ts";
import { failureText } from "../../kit/words/errors.ts";
import { refused } from "../../actors/failure.ts";
import { receiptBy } from "../../actors/moneySteps.ts";
import { findOnPages } from "../order/findOnPages.ts";
import { ReceiptModal, type ReceiptModalProps } from "./ReceiptModal.tsx";

const slowMs = 1000;

/**
 * Asks whether a payout arrived (WDR-01 … WDR-10). It reads the payout anew, and what time the platform has, so that
 * it can be opened from anywhere by its number.
 */
export default function ReceiptDialog({ id }: { readonly id: string }) {
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const { member } = useSession();
  const { close, open } = useModalActions();
  const list = useQuery(receiptsQuery(services)).data?.list ?? [];
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["member", "receiptAsked", { id }],
    // Each opening asks anew; while it is open the flow itself keeps it up to date.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [receipt, platformNow] = await Promise.all([
        findReceipt(services.client, id, signal),
        platformClock(services),
      ]);
      return { receipt, platformNow };
    },
  });

  const slow = useSlow(id);
  const next = list.find((one) => one.id !== id && awaitsAnswer(one));
  if (data?.receipt && member)
    return (
      <ReceiptQuestion
        key={id}
        receipt={data.receipt}
        platformNow={data.platformNow}
        memberId={member.id}
        listed={list.find((one) => one.id === id)}
        onClose={close}
        onNext={next && (() => open({ name: "receipt", id: next.id }))}
      />
    );
  // It comes with what it has to say: a dialog that is exchanged for another loses focus.
  if (!data && !error && !slow) return null;
  return (
    <Modal open onClose={close} title={t("receipt.title")}>
      {error ? (
        <ErrorState
          level={3}
          title={failureText(intl, error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data && !data.receipt ? (
        <EmptyState level={3} picture="record" title={t("receipt.gone")}>
          {t("receipt.gone.text")}
        </EmptyState>
      ) : (
        <FormSkeleton fields={3} />
      )}
    </Modal>
  );
}

/** Whether what was asked for takes so long that the person must see that it comes. */
function useSlow(id: string): boolean {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSlow(id), slowMs);
    return () => clearTimeout(timer);
  }, [id]);
  return slow === id;
}

interface ReceiptQuestionProps extends Omit<
  ReceiptModalProps,
  "view" | "send" | "settledBy"
> {
  readonly receipt: Receipt;
  readonly memberId: string;
  /** As the list has it now: it may have moved on since. */
  readonly listed: Receipt | undefined;
}

/** Asks whether one payout arrived, as the flow says. */
function ReceiptQuestion(props: ReceiptQuestionProps) {
  const { receipt, memberId, listed, ...modal } = props;
  const services = useServices();
  const [money] = useState(() => moneyFor(services, memberId));
  const actor = useActorRef(receiptFor(services, money), {
    input: { receipt, platformNow: modal.platformNow, ...money.input },
  });
  const view = useSelector(actor, withdrawalReceiptView);
  const settledBy = useSelector(actor, ({ output }) => output?.settledBy);
  const { send } = actor;
  usePageShown(() => send({ type: "withdrawalReceipt.resumed" }));
  useNews(view.receipt, listed, () =>
    send({ type: "withdrawalReceipt.refreshed" }),
  );

  return (
    <ReceiptModal {...modal} view={view} send={send} settledBy={settledBy} />
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

const pageSize = 50;
/** Three pictures over a slow line. */
const uploadTimeoutMs = 60_000;

/** Looks for one payout among those whose arrival is, or was, asked for. */
const findReceipt = (client: Client, id: string, signal: AbortSignal) =>
  findOnPages(
    (pageNo) => client.call(receiptList, { pageNo, pageSize }, { signal }),
    (receipt): receipt is Receipt => receipt.id === id,
  );

/**
 * The confirmation of a payout with the platform and this device's journal of open intents behind it. What was sent
 * is not called off when the dialog closes: the journal tells the next one of it.
 */
function receiptFor({ client }: Pick<Services, "client">, money: Money) {
  return withdrawalReceiptMachine.provide({
    actors: {
      readReceipt: fromPromise(
        async ({ input, signal }): Promise<ReadReceiptOutput> =>
          findReceipt(client, input.id, signal).then(
            (found) =>
              found
                ? { ok: found }
                : refused(new CallError({ code: "UNKNOWN" })),
            refused,
          ),
      ),
      uploadProof: fromPromise(({ input, signal }): Promise<ProofOutput> =>
        client
          .call(
            receiptProof,
            { id: input.id, images: [...input.images] },
            { signal, timeoutMs: uploadTimeoutMs },
          )
          .then((ok) => ({ ok }), refused),
      ),
      moneyStep: receiptBy(money),
    },
  });
}
