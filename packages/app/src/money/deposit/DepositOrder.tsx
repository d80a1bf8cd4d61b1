import { useCallback, useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { depositOrderView } from "@foyer/flows/deposit";
import { useServices } from "../../services/services.ts";
import { useMadeOld } from "../../kit/sending/changes.ts";
import { useCustomerService } from "../../kit/useCustomerService.ts";
import { usePageShown } from "../../kit/usePageShown.ts";
import { depositOrderFor } from "./depositFor.ts";
import { DepositOrderCard } from "./DepositOrderCard.tsx";

interface DepositOrderProps {
  readonly orderId: string;
  /** What was ordered, until the platform says so itself. */
  readonly amount: string;
  readonly symbol: string;
  /** Opens the page where it is paid. */
  readonly onPay: () => void;
  readonly onAgain: () => void;
}

/** How far an order has come: the payment itself is known to the platform only (W-108). */
export function DepositOrder(props: DepositOrderProps) {
  const { orderId, amount, symbol, onPay, onAgain } = props;
  const services = useServices();
  const openService = useCustomerService();
  const [machine] = useState(() => depositOrderFor(services));
  const actor = useActorRef(machine, { input: { orderId } });
  const { send } = actor;
  const view = useSelector(actor, depositOrderView);
  const { over } = view;
  const look = useCallback(
    () => send({ type: "depositOrder.refreshed" }),
    [send],
  );
  usePageShown(look);
  useMadeOld("deposit", over);

  return (
    <DepositOrderCard
      view={view}
      orderId={orderId}
      amount={amount}
      symbol={symbol}
      onPay={onPay}
      onLook={look}
      onService={openService}
      onAgain={onAgain}
    />
  );
}
