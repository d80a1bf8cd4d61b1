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

const pageSize = 50;
/** Nobody has more payouts than these pages hold; an answer that says so must not be walked through for ever. */
const mostPages = 20;
/** Three pictures over a slow line. */
const uploadTimeoutMs = 60_000;

/**
 * Looks for one payout among those whose arrival is, or was, asked for: there is no call for a single one.
 *
 * @example await findReceipt(client, "W-1001")
 */
export async function findReceipt(
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<Receipt | undefined> {
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    // One page after the other is the point: most are on the first.
    const { list, totalPages } = await client.call(
      receiptList,
      { pageNo, pageSize },
      { signal },
    );
    const found = list.find((receipt) => receipt.id === id);
    if (found || pageNo >= totalPages) return found;
  }
  return undefined;
}

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
