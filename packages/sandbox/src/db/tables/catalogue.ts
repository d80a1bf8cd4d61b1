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

/** A provider's place in a category; `lane` is the category it is listed under, `gameType` that of its games. */
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
    /** Columns that a search is matched against: see `services/search/fold.ts`. */
    searchName: text("search_name").notNull(),
    searchText: text("search_text").notNull().default(""),
    searchJoined: text("search_joined").notNull().default(""),
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
    // New games are rare and are indexed immediately: a pending list would have to be scanned on every search.
    index("games_by_words")
      .using(
        "gin",
        table.searchText.op("gin_trgm_ops"),
        table.searchJoined.op("gin_trgm_ops"),
      )
      .with({ fastupdate: false }),
    uniqueIndex("games_code").on(
      table.vassalage,
      table.gameType,
      table.gameCode,
    ),
  ],
);
