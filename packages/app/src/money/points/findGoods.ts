import { pointsList, type PointsGoods } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { findOnPages } from "../order/findOnPages.ts";
import { goodsPageSize, isRecord } from "./pointsQueries.ts";

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
