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
 * Asks whether a withdrawal arrived (WDR-01 … WDR-10). It fetches the withdrawal and the platform's time itself, so
 * that it can be opened from anywhere by id.
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
    // Fetched again each time it opens; while it is open, the flow itself keeps it up to date.
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
  // Opens only with content: replacing one dialog with another would lose focus.
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

/** Whether the request takes so long that a loading state must be shown. */
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
  /** The withdrawal as currently listed: it may have changed since. */
  readonly listed: Receipt | undefined;
}

/** Asks whether one withdrawal arrived, as its flow says. */
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

/** Synchronises list and dialog: changes learnt here refresh the list, and changes in the list refresh the dialog. */
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
  // Only changes in the list count; the platform decides which of the two is current.
  const onNews = useEffectEvent(() => {
    if (news !== known) onChanged();
  });
  useEffect(() => {
    if (news !== undefined) onNews();
  }, [news]);
}

const pageSize = 50;
/** Enough for three pictures over a slow connection. */
const uploadTimeoutMs = 60_000;

/** Finds one of the withdrawals that have, or had, to be confirmed. */
const findReceipt = (client: Client, id: string, signal: AbortSignal) =>
  findOnPages(
    (pageNo) => client.call(receiptList, { pageNo, pageSize }, { signal }),
    (receipt): receipt is Receipt => receipt.id === id,
  );

/**
 * The confirmation of a withdrawal, connected to the platform and this device's journal of open intents. A request in
 * flight is not cancelled when the dialog closes: the journal passes it on to the next dialog.
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
