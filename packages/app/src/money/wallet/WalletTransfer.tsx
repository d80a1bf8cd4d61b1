import { useEffect, useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { walletTransferView } from "@foyer/flows/transfer";
import { useServices } from "../../services/services.ts";
import { useKeptForm, useTypedBefore } from "../order/useKeptForm.ts";
import { useMadeOld } from "../../kit/sending/changes.ts";
import { useMoney } from "../order/useMoney.ts";
import { useWalletNames } from "./useWalletNames.ts";
import { walletTransferFor } from "./walletFor.ts";
import { WalletTransferSteps } from "./WalletTransferSteps.tsx";

interface WalletTransferProps {
  readonly memberId: string;
  readonly symbol: string;
  /** Money has moved: what others go by is old. */
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

/** Moves money from one wallet to another, once, as the flow says. */
export function WalletTransfer(props: WalletTransferProps) {
  const { memberId, symbol, onDone, onAgain } = props;
  const services = useServices();
  const nameOf = useWalletNames();
  const money = useMoney(memberId);
  const typed = useTypedBefore("wallet", memberId);
  const [machine] = useState(() => walletTransferFor(services, money));
  const actor = useActorRef(machine, {
    input: { given: undefined, typed, ...money.input },
  });
  useKeptForm("wallet", memberId, actor);
  const view = useSelector(actor, walletTransferView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  useMadeOld("walletTransfer", output);
  useEffect(() => {
    if (output) onDone();
  }, [output, onDone]);

  return (
    <WalletTransferSteps
      view={view}
      output={output}
      send={actor.send}
      symbol={symbol}
      nameOf={nameOf}
      onAgain={onAgain}
    />
  );
}
