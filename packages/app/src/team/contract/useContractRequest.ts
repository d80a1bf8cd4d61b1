import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { fromPromise } from "xstate";
import * as v from "valibot";
import {
  contractRequestView,
  type ContractRequestEvent,
  type ContractRequestView,
  contractRequestMachine,
  type FindOutput,
  type LimitsOutput,
  type SendInput,
  type SendOutput,
} from "@foyer/flows/contract-request";
import {
  contractCreate,
  contractList,
  contractOptions,
  contractUplineConfirm,
  dailySalaryProcess,
  dividendProcess,
  hourlySalaryProcess,
  lowerRateConflict,
  realtimeSalaryProcess,
  type Contract,
  type ContractType,
} from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import { allPages } from "../../kit/reading/allPages.ts";
import { useServices, type Services } from "../../services/services.ts";
import { madeOld } from "../../kit/sending/changes.ts";
import { randomId } from "../../services/randomId.ts";
import { failureOf, refused } from "../../actors/failure.ts";

/** How a decision about a contract stands, and the way on. */
export interface ContractStep {
  readonly view: ContractRequestView;
  readonly send: (event: ContractRequestEvent) => void;
}

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

/** Each type has a call of its own (W-56 … W-59). */
const processing = {
  DIVIDEND: dividendProcess,
  DAILY: dailySalaryProcess,
  HOURLY: hourlySalaryProcess,
  REALTIME: realtimeSalaryProcess,
} satisfies Record<ContractType, unknown>;

/**
 * The flow of contracts with the platform behind it.
 *
 * @example useActorRef(contractRequestFor(services), { input: { newKey } })
 */
function contractRequestFor({ client }: Pick<Services, "client">) {
  return contractRequestMachine.provide({
    actors: {
      loadLimits: fromPromise(({ input, signal }): Promise<LimitsOutput> =>
        client
          .call(contractOptions, input, { signal })
          .then((ok) => ({ ok }), refused),
      ),
      // Not called off with the dialog: what was confirmed goes its way.
      send: fromPromise(({ input }): Promise<SendOutput> =>
        carryOut(client, input).then((ok) => ({ ok }), refusedContract),
      ),
      findContracts: fromPromise(({ input, signal }): Promise<FindOutput> =>
        allPages(async (part) => {
          const asked = { ...part, ...(input.type && { type: input.type }) };
          const page = await client.call(contractList, asked, { signal });
          return { rows: page.list, totalPages: page.totalPages };
        }).then((ok) => ({ ok }), refused),
      ),
    },
  });
}

async function carryOut(
  client: Client,
  { intent, idempotencyKey, confirmLower }: SendInput,
): Promise<Contract> {
  const once = { idempotencyKey };
  // Said only where it was asked for, so that the first sending is the same call as ever.
  const lower = confirmLower ? { confirmLower } : {};
  switch (intent.kind) {
    case "offer":
      return client.call(contractCreate, { ...intent.offer, ...lower }, once);
    case "answerAbove":
      return client.call(
        contractUplineConfirm,
        { contractId: intent.contract.id, accept: intent.accept },
        once,
      );
    case "act": {
      const { id, type } = intent.contract;
      // The flow offers nothing for a type that has no name.
      if (type === "unknown") throw new CallError({ code: "VALIDATION" });
      return client.call(
        processing[type],
        { contractId: id, action: intent.action, ...lower },
        once,
      );
    }
  }
}

/** A refusal, with the contracts that it names. */
function refusedContract(error: unknown): SendOutput {
  const failure = failureOf(error);
  const named = v.safeParse(
    lowerRateConflict,
    error instanceof CallError ? error.value : undefined,
  );
  return {
    error: {
      ...failure,
      ...(failure.reason === "LOWER_RATE_CONFIRM" &&
        named.success && { ending: named.output }),
    },
  };
}
