import {
  announcements,
  gameAnnouncements,
  winnerBoard,
} from "@foyer/platform/calls";
import { and, desc, eq, gt } from "drizzle-orm";
import { games } from "../db/tables/catalogue.ts";
import { members } from "../db/tables/members.ts";
import { rounds } from "../db/tables/play.ts";
import { handle } from "../http/handle.ts";
import { localName } from "../stock/game-names/local-name.ts";
import { vendorName } from "../stock/vendors.ts";
import { readContent } from "../services/content.ts";
import { maskedName } from "../services/masked-name.ts";
import { toDecimal } from "../services/money.ts";
import { readPopups } from "../services/popups.ts";
import { promotionTimes } from "../services/promotion-times.ts";

export const contentCalls = [
  handle(announcements, async ({ db, request, now, run }) => {
    const wanted = request.execution.split(",").map((code) => code.trim());
    const { language } = request;
    const isFor = (execution: unknown) =>
      request.execution === "" || wanted.includes(String(execution));
    const [banners, notices, popups, categories, promotions] =
      await Promise.all([
        readContent(db, "banner", language),
        readContent(db, "notice", language),
        readPopups(db, run, language),
        readContent(db, "promotionCategory", language),
        readContent(db, "promotion", language),
      ]);
    return {
      banners: banners.map(({ body }) => body),
      player: notices
        .filter(({ body }) => isFor(body["execution"]))
        .map(({ id, body }) => ({ id, ...body })),
      popup: popups.filter(({ execution }) => isFor(execution)),
      promotion: {
        categories: categories.map(({ id, body }) => ({ id, ...body })),
        list: promotions.map(({ id, body }) => ({
          id,
          ...promotionTimes(body, now),
        })),
      },
    };
  }),

  handle(gameAnnouncements, async ({ db, request }) => ({
    list: (await readContent(db, "gameNotice", request.language))
      .filter(({ body }) => body["gameType"] === request.gameType)
      .filter(
        ({ body }) =>
          body["vassalage"] === "" || body["vassalage"] === request.vassalage,
      )
      .map(({ id, body }) => ({
        id,
        title: body["title"],
        content: body["content"],
      })),
  })),

  handle(winnerBoard, async ({ db, request }) => {
    const wins = await db
      .select({
        win: rounds.win,
        player: members.username,
        currencySymbol: members.currencySymbol,
        game: games.name,
        vendor: games.vassalage,
      })
      .from(rounds)
      .innerJoin(members, eq(members.id, rounds.memberId))
      .innerJoin(games, eq(games.nodeId, rounds.nodeId))
      .where(and(eq(rounds.mode, "REAL"), gt(rounds.win, 0n)))
      .orderBy(desc(rounds.createdAt))
      .limit(Math.min(request.limitNum, 100));
    return {
      list: wins.map(({ win, player, game, vendor, currencySymbol }) => ({
        vo: {
          winAmount: toDecimal(win),
          player: maskedName(player),
          gameName: localName(game, request.language),
          gameRoom: vendorName(vendor),
          currencySymbol,
        },
      })),
    };
  }),
];
