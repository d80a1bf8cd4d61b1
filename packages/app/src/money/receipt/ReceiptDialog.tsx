import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { useSession } from "../../actors/actors.ts";
import { platformClock } from "../../actors/moneyClock.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { awaitsAnswer, receiptsQuery } from "../../kit/receipts.ts";
import { failureText } from "../../kit/words/errors.ts";

import { findReceipt } from "./receiptActors.ts";
import { ReceiptQuestion } from "./ReceiptQuestion.tsx";

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
