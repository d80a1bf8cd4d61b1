import {
  convertMachine,
  redeemMachine,
  type RedeemFacts,
  type RedeemGiven,
} from "@foyer/flows/points";
import { pointsBalance, pointsList } from "@foyer/platform/calls";
import type { PointsGoods } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import type { Money } from "../../actors/money.ts";
import { convertBy, redeemBy } from "../../actors/moneySteps.ts";
import type { Services } from "../../services/services.ts";
import { factsBy } from "../order/factsBy.ts";
import { findOnPages } from "../order/findOnPages.ts";
import { goodsPageSize, isRecord } from "./pointsQueries.ts";

type Sender = Pick<Services, "client">;

/**
 * Looks for one thing among what points buy.
 *
 * @example await findGoods(client, "g-tea", signal)
 */
export const findGoods = (client: Client, id: string, signal: AbortSignal) =>
  findOnPages(
    (pageNo) =>
      client.call(
        pointsList,
        { kind: "GOODS", pageNo, pageSize: goodsPageSize },
        { signal },
      ),
    (row): row is PointsGoods => !isRecord(row) && row.id === id,
  );

/**
 * Buying something with points, with the platform and this device's journal of open intents behind it.
 *
 * @example useOrder({ memberId, machine: redeemFor, view: redeemView, given: { goodsId } })
 */
export const redeemFor = ({ client }: Sender, money: Money) =>
  redeemMachine.provide({
    actors: {
      loadFacts: factsBy<RedeemFacts, RedeemGiven>(
        async (signal, { goodsId }) => {
          const [{ currentPoints }, goods] = await Promise.all([
            client.call(pointsBalance, {}, { signal }),
            findGoods(client, goodsId, signal),
          ]);
          return { currentPoints, goods };
        },
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
      loadFacts: factsBy((signal) =>
        client.call(pointsBalance, {}, { signal }),
      ),
      moneyStep: convertBy(money),
    },
  });
