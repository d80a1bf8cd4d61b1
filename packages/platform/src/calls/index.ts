export * from "./account-game.ts";
export * from "./content.ts";
export * from "./game.ts";
export * from "./session.ts";
export * from "./system.ts";
