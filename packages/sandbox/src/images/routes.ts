import { and, eq } from "drizzle-orm";
import type { Hono } from "hono";
import {
  avatarArt,
  bannerArt,
  gameCover,
  goodsArt,
  isGoods,
  licenceArt,
  vendorMark,
} from "@foyer/art";
import { games } from "../db/tables/catalogue.ts";
import { content } from "../db/tables/platform.ts";
import { withFaults } from "../http/faults.ts";
import type { Platform } from "../services/platform.ts";
import { coverInput } from "../services/cover.ts";
import { vendorName } from "../stock/vendors.ts";
import { kindOf } from "../services/cover-kind.ts";
import { sendSvg } from "./send.ts";
import { mountUploads } from "./uploads.ts";

const ratios = { "16x9": "16:9", "3x1": "3:1", "1x1": "1:1" } as const;
const vendorStyles = {
  DEFAULT: "default",
  ACTIVE: "active",
  WHITE: "white",
  COLOR: "color",
  PURPLE: "purple",
} as const;

function isKey<T extends object>(
  known: T,
  key: string,
): key is Extract<keyof T, string> {
  return Object.hasOwn(known, key);
}

/**
 * Pictures of the platform: covers, banners, promotions, avatars, products, and the providers' marks at their fixed
 * paths.
 */
export function mountImages(app: Hono, platform: Platform): void {
  const { db } = platform;
  app.use("/art/*", withFaults(platform, "images"));
  app.use("/TCG_PROD_IMAGES/*", withFaults(platform, "images"));
  mountUploads(app, platform);

  app.get("/art/cover/:file{[0-9]+\\.svg}", async (context) => {
    const nodeId = context.req.param("file").slice(0, -".svg".length);
    const [game] = await db
      .select()
      .from(games)
      .where(eq(games.nodeId, nodeId));
    if (game === undefined) return context.notFound();
    return sendSvg(context, () => gameCover(coverInput(game)));
  });

  app.get(
    "/art/:kind{banner|promotion}/:file{[\\w-]+\\.svg}",
    async (context) => {
      const [, id = "", ratio = ""] =
        /^(.*)-(\w+)\.svg$/.exec(context.req.param("file")) ?? [];
      if (!isKey(ratios, ratio)) return context.notFound();
      const kind = context.req.param("kind");
      const [row] = await db
        .select({ body: content.body })
        .from(content)
        .where(and(eq(content.kind, kind), eq(content.id, id)));
      if (row === undefined) return context.notFound();
      if (id === "licence") return sendSvg(context, () => licenceArt({ id }));
      const theme = String(
        row.body["theme"] ?? row.body["promotionType"] ?? "",
      );
      // No words in the picture: the portal writes them, in the visitor's language.
      return sendSvg(context, () =>
        bannerArt({ id, title: "", ratio: ratios[ratio], theme }),
      );
    },
  );

  app.get("/art/avatar/:file{[\\w-]+\\.svg}", (context) =>
    sendSvg(context, () =>
      avatarArt({ id: context.req.param("file").slice(0, -".svg".length) }),
    ),
  );

  app.get("/art/goods/:file{[\\w-]+\\.svg}", (context) => {
    const name = context.req.param("file").slice(0, -".svg".length);
    if (!isGoods(name)) return context.notFound();
    return sendSvg(context, () => goodsArt(name));
  });

  // The documents fix these paths with the suffix .png; the content type states the actual format.
  app.get(
    "/TCG_PROD_IMAGES/:folder{VENDOR_ICON_SMALL|RNG_LIST_VENDOR}/:file",
    (context) => {
      const [, vendor = "", look = ""] =
        /^(\w+)-([A-Z]+)\.png$/.exec(context.req.param("file")) ?? [];
      if (vendor === "" || !isKey(vendorStyles, look))
        return context.notFound();
      return sendSvg(context, () =>
        vendorMark({
          vendor,
          name: vendorName(vendor),
          style: vendorStyles[look],
        }),
      );
    },
  );

  app.get("/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/:file", (context) => {
    const [, gameType = "", vendor = ""] =
      /^([A-Z]+)-(\w+)\.png$/.exec(context.req.param("file")) ?? [];
    if (vendor === "") return context.notFound();
    // A scene of the provider's games; the portal writes the provider's name beside it.
    return sendSvg(context, () =>
      bannerArt({
        id: `${vendor}-${gameType}`,
        title: "",
        ratio: "1:1",
        theme: kindOf(gameType),
      }),
    );
  });
}
