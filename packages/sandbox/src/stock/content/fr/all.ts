export * from "./account.ts";
export * from "./desk.ts";
export * from "./news.ts";
export * from "./promotions.ts";
export * from "./rewards.ts";
export * from "./site.ts";
