import { useEffect, useRef, useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import {
  forFullMember,
  type FullMemberProps,
} from "../../kit/forFullMember.tsx";
import * as css from "../order/stepGroup.css.ts";
import { useWithdrawals } from "./useWithdrawals.ts";
import { Withdraw } from "./Withdraw.tsx";
import { WithdrawalReceipt } from "./WithdrawalReceipt.tsx";
import { Withdrawals } from "./Withdrawals.tsx";
import type { Withdrawal } from "./withdrawalsQuery.ts";

/** Taking money out, and how far what was asked for has come (MEM-05). */
export default forFullMember(Page);

function Page({ memberId, symbol }: FullMemberProps) {
  const t = useTranslations();
  const list = useWithdrawals();
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Withdrawal>();
  const { data, dataUpdatedAt } = list.query;
  const receipt = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const isOpen = opened !== undefined;
  // Focus goes along: to the receipt, and back to what had opened it.
  useEffect(() => {
    if (!isOpen) return undefined;
    receipt.current?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen]);
  // As it was read last: it may have gone on since it was opened.
  const shown =
    opened &&
    (data?.list.find(({ orderId }) => orderId === opened.orderId) ?? opened);
  return (
    <>
      {shown && (
        <div
          ref={receipt}
          className={css.step}
          role="group"
          aria-label={t("withdraw.title")}
          tabIndex={-1}
        >
          <WithdrawalReceipt
            withdrawal={shown}
            readAt={dataUpdatedAt}
            symbol={symbol}
            onBack={() => setOpened(undefined)}
          />
        </div>
      )}
      {/* Kept while a receipt is looked at: what was typed stays, and what was sent is awaited. */}
      <div hidden={shown !== undefined}>
        <Stack gap="x8">
          <Withdraw
            key={round}
            memberId={memberId}
            symbol={symbol}
            onAgain={() => setRound((count) => count + 1)}
          />
          <Stack as="section" gap="x4">
            <Heading level={3} size="card">
              {t("withdraw.list.heading")}
            </Heading>
            <Withdrawals
              list={list}
              symbol={symbol}
              onOpen={(withdrawal) => {
                opener.current = document.activeElement;
                setOpened(withdrawal);
              }}
            />
          </Stack>
        </Stack>
      </div>
    </>
  );
}
