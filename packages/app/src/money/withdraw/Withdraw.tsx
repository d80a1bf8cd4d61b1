import { useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { withdrawView } from "@foyer/flows/withdraw";
import { useServices } from "../../services/services.ts";
import { useMadeOld } from "../../kit/sending/changes.ts";
import { useCustomerService } from "../../kit/useCustomerService.ts";
import { useKeptForm, useTypedBefore } from "../order/useKeptForm.ts";
import { useMoney } from "../order/useMoney.ts";
import { withdrawFor } from "./withdrawFor.ts";
import { WithdrawSteps } from "./WithdrawSteps.tsx";

interface WithdrawProps {
  readonly memberId: string;
  readonly symbol: string;
  /** A new, empty form. */
  readonly onAgain: () => void;
}

/** Asks to be paid out, once, as the flow says. */
export function Withdraw({ memberId, symbol, onAgain }: WithdrawProps) {
  const services = useServices();
  const openService = useCustomerService();
  const money = useMoney(memberId);
  const typed = useTypedBefore("withdraw", memberId);
  const [machine] = useState(() => withdrawFor(services, money));
  const actor = useActorRef(machine, {
    input: { given: undefined, typed, ...money.input },
  });
  useKeptForm("withdraw", memberId, actor);
  const view = useSelector(actor, withdrawView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  useMadeOld("withdraw", output);

  return (
    <WithdrawSteps
      view={view}
      output={output}
      send={actor.send}
      symbol={symbol}
      onService={openService}
      onAgain={onAgain}
    />
  );
}
