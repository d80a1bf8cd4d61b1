import { useEffect, useRef, useState, type ReactNode } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { memberTransferView, type Direction } from "@foyer/flows/transfer";
import { useServices } from "../../services/services.ts";
import { useKeptForm, useTypedBefore } from "../order/useKeptForm.ts";
import { useMadeOld } from "../../kit/sending/changes.ts";
import { useMoney } from "../order/useMoney.ts";
import { transferFor } from "./transferFor.ts";
import { TransferSteps } from "./TransferSteps.tsx";

interface TransferProps {
  readonly memberId: string;
  /** Where the money may go. */
  readonly directions: readonly Direction[];
  /** Who gets it, where that is known before; it can still be changed. */
  readonly receiver?: string;
  readonly symbol: string;
  readonly onAgain: () => void;
  /** A way on where there is nothing to transfer. */
  readonly emptyAction?: ReactNode;
}

/**
 * Moves money to somebody of the same line, once, as the flow says (MEM-06, AGT-14).
 *
 * @example <Transfer memberId={member.id} directions={["DOWNLINE"]} receiver="lake.rower" symbol="RM" onAgain={again} />
 */
export function Transfer(props: TransferProps) {
  const { memberId, directions, receiver, symbol, onAgain } = props;
  const services = useServices();
  const money = useMoney(memberId);
  const form = `transfer:${receiver ?? ""}`;
  const typed = useTypedBefore(form, memberId);
  const [machine] = useState(() => transferFor(services, money, directions));
  const actor = useActorRef(machine, {
    input: { given: undefined, typed, ...money.input },
  });
  useKeptForm(form, memberId, actor);
  const view = useSelector(actor, memberTransferView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  useMadeOld("memberTransfer", output);
  // Filled in once, when there is a form: whoever empties the field means it.
  const filled = useRef(receiver === undefined || typed !== undefined);
  const { phase } = view;
  useEffect(() => {
    if (phase !== "editing" || filled.current || receiver === undefined) return;
    filled.current = true;
    actor.send({
      type: "moneyForm.changed",
      field: "account",
      value: receiver,
    });
  }, [phase, receiver, actor]);

  return (
    <TransferSteps
      view={view}
      output={output}
      send={actor.send}
      symbol={symbol}
      onAgain={onAgain}
      emptyAction={props.emptyAction}
    />
  );
}
