import { bigint } from "drizzle-orm/pg-core";

/** Epoch milliseconds. */
export const time = (name: string) => bigint(name, { mode: "number" });
/** Minor units of the account's currency (hundredths). */
export const money = (name: string) => bigint(name, { mode: "bigint" });
