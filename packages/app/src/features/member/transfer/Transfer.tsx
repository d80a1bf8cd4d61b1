import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { memberTransferView } from "@foyer/flows/transfer";
import { useServices } from "../../../services/services.ts";
import { balanceKey } from "../../../shared/balance.ts";
import { recordsKey } from "../../../shared/recordsKey.ts";
import { useMoney } from "../money/useMoney.ts";
import { transferFor } from "./transferFor.ts";
import { TransferSteps } from "./TransferSteps.tsx";

interface TransferProps {
  readonly memberId: string;
  /** Has somebody below. */
  readonly agent: boolean;
  readonly symbol: string;
  readonly onAgain: () => void;
}

/** Moves money to somebody of the same line, once, as the flow says. */
export function Transfer({ memberId, agent, symbol, onAgain }: TransferProps) {
  const services = useServices();
  const queries = useQueryClient();
  const money = useMoney(memberId);
  const [machine] = useState(() => transferFor(services, money, agent));
  const actor = useActorRef(machine, {
    input: { given: undefined, ...money.input },
  });
  const view = useSelector(actor, memberTransferView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  useEffect(() => {
    if (!output) return;
    void queries.invalidateQueries({ queryKey: balanceKey });
    void queries.invalidateQueries({ queryKey: recordsKey });
  }, [output, queries]);

  return (
    <TransferSteps
      view={view}
      output={output}
      send={actor.send}
      symbol={symbol}
      onAgain={onAgain}
    />
  );
}
