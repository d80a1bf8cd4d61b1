import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

export const vendors = pgTable("vendors", {
  vassalage: text().primaryKey(),
  name: text().notNull(),
});

/** A vendor's place in a category; `lane` is the category it is listed under, `gameType` that of its games. */
export const vendorLanes = pgTable(
  "vendor_lanes",
  {
    vassalage: text()
      .notNull()
      .references(() => vendors.vassalage),
    gameType: text("game_type").notNull(),
    lane: text().notNull(),
    title: text().notNull(),
    isGame: text("is_game").notNull(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.vassalage, table.gameType] })],
);

export const games = pgTable(
  "games",
  {
    nodeId: text("node_id").primaryKey(),
    gameId: text("game_id").notNull(),
    vassalage: text()
      .notNull()
      .references(() => vendors.vassalage),
    gameType: text("game_type").notNull(),
    gameCode: text("game_code").notNull(),
    name: text().notNull(),
    /** The name without accents and case: what a search is compared with. */
    searchName: text("search_name").notNull(),
    classify: text().notNull(),
    /** Place among the hot games; null: not hot. */
    hotRank: integer("hot_rank"),
    supportPlay: integer("support_play").notNull(),
    maintenance: boolean().notNull(),
    sort: integer().notNull(),
  },
  (table) => [
    index("games_by_type").on(table.gameType, table.sort),
    index("games_by_vendor").on(table.vassalage, table.gameType, table.sort),
    index("games_hot").on(table.hotRank),
    index("games_by_search").on(table.searchName),
    uniqueIndex("games_code").on(
      table.vassalage,
      table.gameType,
      table.gameCode,
    ),
  ],
);
