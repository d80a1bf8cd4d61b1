export * from "./favourites.machine.ts";
export type * from "./favourites.types.ts";
export * from "./favourites.view.ts";
