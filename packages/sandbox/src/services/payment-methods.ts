import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { paymentMethods } from "../db/tables/money.ts";
import { titleIn } from "./in-language.ts";

/** Lists the payment or withdrawal methods, in a language. */
export async function readMethods(
  db: Database,
  direction: "IN" | "OUT",
  language = "EN",
) {
  const methods = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.direction, direction))
    .orderBy(asc(paymentMethods.sort));
  return methods.map(({ words, ...method }) => ({
    ...method,
    title: titleIn({ title: method.title, words }, language),
  }));
}
