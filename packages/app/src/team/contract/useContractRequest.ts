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

/** The state of a decision about a contract, and how to continue it. */
export interface ContractStep {
  readonly view: ContractRequestView;
  readonly send: (event: ContractRequestEvent) => void;
}

/**
 * The flow of decisions about contracts, connected to the platform; lists of contracts are fetched again after a
 * change.
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
    /** Starts a decision; by continuing, the member has acknowledged the outcome of the last one. */
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
 * The flow of contracts, connected to the platform.
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
      // Not cancelled when the dialog closes: a confirmed request continues.
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
  // Included only when confirmed, so that the first request is unchanged.
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
      // The flow offers no actions for an unknown type.
      if (type === "unknown") throw new CallError({ code: "VALIDATION" });
      return client.call(
        processing[type],
        { contractId: id, action: intent.action, ...lower },
        once,
      );
    }
  }
}

/** A rejection, with the contracts that it names. */
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
