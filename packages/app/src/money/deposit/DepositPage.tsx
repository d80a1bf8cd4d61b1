import { useEffect, useEffectEvent, useState, useRef } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { useIntl } from "react-intl";
import { fromPromise } from "xstate";
import { useTranslations } from "@foyer/ui/words";
import { depositMethods, depositOrder } from "@foyer/platform/calls";
import {
  depositMachine,
  depositOrderMachine,
  depositOrderView,
  depositView,
} from "@foyer/flows/deposit";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { refused } from "../../actors/failure.ts";
import { depositBy } from "../../actors/moneySteps.ts";
import {
  forFullMember,
  type FullMemberProps,
} from "../../kit/forFullMember.tsx";
import { useCustomerService } from "../../kit/useCustomerService.ts";
import { useMadeOld } from "../../kit/sending/changes.ts";
import { usePageShown } from "../../kit/usePageShown.ts";
import { errorText } from "../../kit/words/errors.ts";
import { useServices, type Services } from "../../services/services.ts";
import { useOrder } from "../order/useOrder.ts";
import { allowedAddress } from "../../services/hosts.ts";
import {
  DepositOrderCard,
  type DepositOrderCardProps,
} from "./DepositOrderCard.tsx";
import { DepositSteps } from "./DepositSteps.tsx";

/** Deposit (MEM-04). */
export default forFullMember(Deposit);

/** Opens a deposit order, leads to the payment page, and follows the order until it is credited. */
function Deposit({ memberId, symbol, onAgain }: FullMemberProps) {
  const intl = useIntl();
  const t = useTranslations();
  const order = useOrder({
    memberId,
    machine: depositMachine,
    step: depositBy,
    facts: async ({ client }, signal) => ({
      methods: await client.call(depositMethods, {}, { signal }),
    }),
    view: depositView,
    given: undefined,
    kept: "deposit",
  });
  const { view, output, send } = order;
  const { prepare, lead, giveUp } = usePayWindow();
  const url = output?.ok.url;
  const sending = view.phase === "paying" && !view.step?.doubt;
  const onTurn = useEffectEvent((to: string | undefined, waits: boolean) => {
    if (to !== undefined) lead(to);
    // Rejected or in doubt: an empty window would only cover what there is to read.
    else if (!waits) giveUp();
  });
  useEffect(() => onTurn(url, sending), [url, sending]);

  return (
    <DepositSteps
      {...order}
      symbol={symbol}
      onConfirm={() => {
        prepare();
        send({ type: "moneyForm.confirmed" });
      }}
      done={({ ok, body, earlier }) => (
        <Stack gap="x4">
          {earlier && (
            <InlineMessage live="polite">{t("money.earlier")}</InlineMessage>
          )}
          <DepositOrder
            orderId={ok.orderId}
            amount={body.amount}
            symbol={symbol}
            onPay={() => {
              if (prepare()) lead(ok.url);
              else
                toast.show({
                  tone: "danger",
                  text: errorText(intl, { reason: "POPUP_BLOCKED" }),
                });
            }}
            onAgain={onAgain}
          />
        </Stack>
      )}
    />
  );
}

type DepositOrderProps = Omit<
  DepositOrderCardProps,
  "view" | "onLook" | "onService"
>;

/** Status of an order: only the platform knows about the payment itself (W-108). */
function DepositOrder(props: DepositOrderProps) {
  const { orderId } = props;
  const services = useServices();
  const openService = useCustomerService();
  const [machine] = useState(() => depositOrderFor(services));
  const actor = useActorRef(machine, { input: { orderId } });
  const { send } = actor;
  const view = useSelector(actor, depositOrderView);
  const look = () => send({ type: "depositOrder.refreshed" });
  usePageShown(look);
  useMadeOld("deposit", view.over);

  return (
    <DepositOrderCard
      {...props}
      view={view}
      onLook={look}
      onService={openService}
    />
  );
}

/** The flow of an open deposit order, connected to the platform. */
const depositOrderFor = ({ client }: Services) =>
  depositOrderMachine.provide({
    actors: {
      readOrder: fromPromise(({ input, signal }) =>
        client
          .call(depositOrder, { orderId: input.orderId }, { signal })
          .then((ok) => ({ ok }), refused),
      ),
    },
  });

/**
 * The window for the payment provider's page. An address from the platform is opened only if the brand allows its
 * host; the opened page has no reference to its opener.
 */
function usePayWindow() {
  const services = useServices();
  const intl = useIntl();
  const opened = useRef<Window | null>(null);
  /** There is nothing to pay: closes the window. */
  const giveUp = () => {
    opened.current?.close();
    opened.current = null;
  };
  return {
    giveUp,
    /**
     * Opens an empty window within the press itself, so that the browser allows it; returns false if it was blocked.
     */
    prepare: () => {
      // Opened empty and navigated later: with "noopener" a blocked window could not be told from an open one.
      const popup = window.open("about:blank", "_blank");
      if (popup) popup.opener = null;
      opened.current = popup;
      return popup !== null;
    },
    /**
     * Navigates the window to the payment page, if it is still open and the address is on one of the brand's hosts.
     */
    lead: (url: string) => {
      const address = allowedAddress(services, "frame", url);
      if (!address) {
        giveUp();
        toast.show({
          tone: "danger",
          text: errorText(intl, { reason: "INVALID_URL" }),
        });
        return;
      }
      const popup = opened.current;
      opened.current = null;
      if (popup && !popup.closed)
        popup.location.replace(new URL(address.href, location.href).href);
    },
  };
}
