import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import {
  contractRequestView,
  type ContractRequestEvent,
} from "@foyer/flows/contract-request";
import { useServices } from "../../services/services.ts";
import { madeOld } from "../../kit/sending/changes.ts";
import { contractRequestFor } from "./contractActors.ts";
import { randomId } from "../../services/randomId.ts";

/**
 * The flow of decisions about contracts, with the platform behind it; lists of contracts are read again when one has
 * changed.
 *
 * @example const { view, send, decide } = useContractRequest();
 */
export function useContractRequest() {
  const services = useServices();
  const queries = useQueryClient();
  const [machine] = useState(() => contractRequestFor(services));
  const actor = useActorRef(machine, {
    input: { newKey: randomId },
  });
  const view = useSelector(actor, contractRequestView);
  useEffect(() => {
    const subscription = actor.on(
      "contractRequest.listChanged",
      () => void madeOld(queries, "contractCreate"),
    );
    return () => subscription.unsubscribe();
  }, [actor, queries]);
  const { send } = actor;
  return {
    view,
    send,
    /** Begins a decision; who goes on has read what came of the last one. */
    decide: (event: ContractRequestEvent) => {
      if (view.step === "success") send({ type: "contractRequest.resultRead" });
      send(event);
    },
  };
}
