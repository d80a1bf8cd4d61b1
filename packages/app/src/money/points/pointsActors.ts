import { fromPromise } from "xstate";
import { convertMachine, redeemMachine } from "@foyer/flows/points";
import { pointsBalance, pointsList } from "@foyer/platform/calls";
import type { PointsGoods } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { refused } from "../../actors/failure.ts";
import type { Money } from "../../actors/money.ts";
import { convertBy, redeemBy } from "../../actors/moneySteps.ts";
import type { Services } from "../../services/services.ts";
import { goodsPageSize, isRecord } from "./pointsQueries.ts";

/** A mall of more pages is not walked through for one thing. */
const mostPages = 20;

type Sender = Pick<Services, "client">;

/**
 * Looks for one thing among what points buy: there is no call for a single one.
 *
 * @example await findGoods(client, "g-tea", signal)
 */
export async function findGoods(
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<PointsGoods | undefined> {
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    // One page after the other is the point: most are on the first.
    const { list, totalPages } = await client.call(
      pointsList,
      { kind: "GOODS", pageNo, pageSize: goodsPageSize },
      { signal },
    );
    const found = list.find((row) => !isRecord(row) && row.id === id);
    if (found && !isRecord(found)) return found;
    if (pageNo >= totalPages) return undefined;
  }
  return undefined;
}

/**
 * Buying something with points, with the platform and this device's journal of open intents behind it.
 *
 * @example useOrder({ memberId, machine: redeemFor, view: redeemView, given: { goodsId } })
 */
export const redeemFor = ({ client }: Sender, money: Money) =>
  redeemMachine.provide({
    actors: {
      loadFacts: fromPromise(({ input, signal }) =>
        Promise.all([
          client.call(pointsBalance, {}, { signal }),
          findGoods(client, input.given.goodsId, signal),
        ]).then(
          ([{ currentPoints }, goods]) => ({ ok: { currentPoints, goods } }),
          refused,
        ),
      ),
      moneyStep: redeemBy(money),
    },
  });

/**
 * Turning points into money, likewise.
 *
 * @example useOrder({ memberId, machine: convertFor, view: convertView, given: undefined })
 */
export const convertFor = ({ client }: Sender, money: Money) =>
  convertMachine.provide({
    actors: {
      loadFacts: fromPromise(({ signal }) =>
        client
          .call(pointsBalance, {}, { signal })
          .then((ok) => ({ ok }), refused),
      ),
      moneyStep: convertBy(money),
    },
  });
