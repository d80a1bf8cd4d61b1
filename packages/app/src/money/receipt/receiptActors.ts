import { fromPromise } from "xstate";
import { receiptList, receiptProof, type Receipt } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import {
  withdrawalReceiptMachine,
  type ProofOutput,
  type ReadReceiptOutput,
} from "@foyer/flows/withdrawal-receipt";
import { refused } from "../../actors/failure.ts";
import type { Money } from "../../actors/money.ts";
import { receiptBy } from "../../actors/moneySteps.ts";
import type { Services } from "../../services/services.ts";
import { findOnPages } from "../order/findOnPages.ts";

const pageSize = 50;
/** Three pictures over a slow line. */
const uploadTimeoutMs = 60_000;

/**
 * Looks for one payout among those whose arrival is, or was, asked for.
 *
 * @example await findReceipt(client, "W-1001", signal)
 */
export const findReceipt = (client: Client, id: string, signal: AbortSignal) =>
  findOnPages(
    (pageNo) => client.call(receiptList, { pageNo, pageSize }, { signal }),
    (receipt): receipt is Receipt => receipt.id === id,
  );

/**
 * The confirmation of a payout with the platform and this device's journal of open intents behind it. What was sent
 * is not called off when the dialog closes: the journal tells the next one of it.
 *
 * @example useActorRef(receiptFor(services, money), { input: { receipt, platformNow, ...money.input } })
 */
export function receiptFor({ client }: Pick<Services, "client">, money: Money) {
  return withdrawalReceiptMachine.provide({
    actors: {
      readReceipt: fromPromise(
        async ({ input, signal }): Promise<ReadReceiptOutput> =>
          findReceipt(client, input.id, signal).then(
            (found) =>
              found
                ? { ok: found }
                : refused(new CallError({ code: "UNKNOWN" })),
            refused,
          ),
      ),
      uploadProof: fromPromise(({ input, signal }): Promise<ProofOutput> =>
        client
          .call(
            receiptProof,
            { id: input.id, images: [...input.images] },
            { signal, timeoutMs: uploadTimeoutMs },
          )
          .then((ok) => ({ ok }), refused),
      ),
      moneyStep: receiptBy(money),
    },
  });
}
