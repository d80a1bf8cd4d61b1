import { useEffect, useRef, useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { bankAccounts, withdrawOptions } from "@foyer/platform/calls";
import {
  withdrawMachine,
  withdrawView,
  type WithdrawFacts,
} from "@foyer/flows/withdraw";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { withdrawBy } from "../../actors/moneySteps.ts";
import {
  forFullMember,
  type FullMemberProps,
} from "../../kit/forFullMember.tsx";
import { useCustomerService } from "../../kit/useCustomerService.ts";
import * as css from "../order/order.css.ts";
import type { Services } from "../../services/services.ts";
import { useOrder } from "../order/useOrder.ts";
import { WithdrawalCard } from "./WithdrawalCard.tsx";
import { useWithdrawals, Withdrawals } from "./Withdrawals.tsx";
import type { Withdrawal } from "./withdrawalStages.ts";
import { WithdrawSteps } from "./WithdrawSteps.tsx";

/** Withdrawals, and the status of earlier ones (MEM-05). */
export default forFullMember(Page);

function Page(member: FullMemberProps) {
  const t = useTranslations();
  const list = useWithdrawals();
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Withdrawal>();
  const { data, dataUpdatedAt } = list.query;
  const receipt = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const isOpen = opened !== undefined;
  // Focus follows: to the opened withdrawal, and back to the element that opened it.
  useEffect(() => {
    if (!isOpen) return undefined;
    receipt.current?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen]);
  // The latest data: its status may have changed since it was opened.
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
          <WithdrawalCard
            withdrawal={shown}
            readAt={dataUpdatedAt}
            symbol={member.symbol}
            onBack={() => setOpened(undefined)}
          />
        </div>
      )}
      {/* Stays mounted while a withdrawal is shown, so that typed values and requests in flight are kept. */}
      <div hidden={shown !== undefined}>
        <Stack gap="x8">
          <Withdraw
            {...member}
            key={round}
            onAgain={() => setRound((count) => count + 1)}
          />
          <Stack as="section" gap="x4">
            <Heading level={3} size="card">
              {t("withdraw.list.heading")}
            </Heading>
            <Withdrawals
              list={list}
              symbol={member.symbol}
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

/** Requests a withdrawal, once, as the flow says. */
function Withdraw({ memberId, symbol, onAgain }: FullMemberProps) {
  const openService = useCustomerService();
  const order = useOrder({
    memberId,
    machine: withdrawMachine,
    step: withdrawBy,
    facts: readFacts,
    view: withdrawView,
    given: undefined,
    kept: "withdraw",
    call: "withdraw",
  });
  return (
    <WithdrawSteps
      {...order}
      symbol={symbol}
      onService={openService}
      onAgain={onAgain}
    />
  );
}

/** Drops a waiting time that is already over. */
const asItStands = (account: WithdrawFacts["accounts"][number]) =>
  (account.usableFrom ?? 0) > Date.now()
    ? account
    : { ...account, usableFrom: undefined };

async function readFacts({ client }: Services, signal: AbortSignal) {
  const [options, { list }] = await Promise.all([
    client.call(withdrawOptions, {}, { signal }),
    client.call(bankAccounts, {}, { signal }),
  ]);
  return { ...options, accounts: list.map(asItStands) };
}
