import { useEffect, useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { walletReturnView } from "@foyer/flows/transfer";
import { useServices } from "../../services/services.ts";
import { useMadeOld } from "../../kit/sending/changes.ts";
import { useMoney } from "../order/useMoney.ts";
import { useWalletNames } from "./useWalletNames.ts";
import { walletReturnFor } from "./walletFor.ts";
import { WalletReturnSteps } from "./WalletReturnSteps.tsx";

interface WalletReturnProps {
  readonly memberId: string;
  readonly symbol: string;
  /** Money has moved: what others go by is old. */
  readonly onDone: () => void;
}

/** Brings everything back to the main wallet, and says so once (MEM-23). */
export function WalletReturn(props: WalletReturnProps) {
  const { memberId, symbol, onDone } = props;
  const services = useServices();
  const nameOf = useWalletNames();
  const money = useMoney(memberId);
  const [machine] = useState(() => walletReturnFor(services, money));
  const actor = useActorRef(machine, {
    input: { given: undefined, ...money.input },
  });
  const view = useSelector(actor, walletReturnView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  useMadeOld("walletReturn", output);
  useEffect(() => {
    if (output) onDone();
  }, [output, onDone]);

  return (
    <WalletReturnSteps
      view={view}
      output={output}
      send={actor.send}
      symbol={symbol}
      nameOf={nameOf}
    />
  );
}
