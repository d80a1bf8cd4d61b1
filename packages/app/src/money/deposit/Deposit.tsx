import { useEffect, useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { depositView } from "@foyer/flows/deposit";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../services/services.ts";
import { errorText } from "../../kit/words/errors.ts";

import { useKeptForm, useTypedBefore } from "../order/useKeptForm.ts";
import { useMoney } from "../order/useMoney.ts";
import { depositFor } from "./depositFor.ts";
import { DepositOrder } from "./DepositOrder.tsx";
import { DepositSteps } from "./DepositSteps.tsx";
import { usePayWindow } from "./usePayWindow.ts";

interface DepositProps {
  readonly memberId: string;
  readonly symbol: string;
  /** A new, empty form. */
  readonly onAgain: () => void;
}

/** Opens an order to pay in, leads to where it is paid, and follows it until it is credited. */
export function Deposit({ memberId, symbol, onAgain }: DepositProps) {
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const money = useMoney(memberId);
  const typed = useTypedBefore("deposit", memberId);
  const [machine] = useState(() => depositFor(services, money));
  const actor = useActorRef(machine, {
    input: { given: undefined, typed, ...money.input },
  });
  useKeptForm("deposit", memberId, actor);
  const { send } = actor;
  const view = useSelector(actor, depositView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const { prepare, lead, giveUp } = usePayWindow();
  const url = output?.ok.url;
  const { phase, step } = view;
  const sending = phase === "paying" && !step?.doubt;
  useEffect(() => {
    if (url !== undefined) lead(url);
    // Refused, or in doubt: an empty window would only lie over what there is to read.
    else if (!sending) giveUp();
  }, [url, sending, lead, giveUp]);

  return (
    <DepositSteps
      view={view}
      send={send}
      symbol={symbol}
      onConfirm={() => {
        prepare();
        send({ type: "moneyForm.confirmed" });
      }}
      done={() =>
        output && (
          <Stack gap="x4">
            {output.earlier && (
              <InlineMessage live="polite">{t("money.earlier")}</InlineMessage>
            )}
            <DepositOrder
              orderId={output.ok.orderId}
              amount={output.body.amount}
              symbol={symbol}
              onPay={() => {
                if (prepare()) lead(output.ok.url);
                else
                  toast.show({
                    tone: "danger",
                    text: errorText(intl, { reason: "POPUP_BLOCKED" }),
                  });
              }}
              onAgain={onAgain}
            />
          </Stack>
        )
      }
    />
  );
}
