import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../../db/database.ts";
import type { OpenDatabase } from "../../db/database.ts";
import { Refusal } from "../../services/refusal.ts";
import type { Fate } from "./fates.ts";

/** The request being answered: its fate, and its number of transactions so far. */
const present = new AsyncLocalStorage<{ fate: Fate; had: number }>();

/** Answers a request under its fate. */
export const under = <T>(fate: Fate, answer: () => Promise<T>): Promise<T> =>
  present.run({ fate, had: 0 }, answer);

const crash = (): never => {
  throw new Refusal("UNKNOWN", { message: "The platform broke down." });
};

/**
 * A database whose transactions crash where the request's fate says so: before the commit, so that everything is
 * rolled back, or just after it, so that the caller never learns of it.
 *
 * @example createSandbox({ database: crashing(database), … })
 */
export function crashing(database: OpenDatabase): OpenDatabase {
  const breaking: Database["transaction"] = async (effect, config) => {
    const request = present.getStore();
    const fate =
      request && request.had++ === request.fate.spared
        ? request.fate.kind
        : "through";
    const done = await database.db.transaction(async (tx) => {
      const result = await effect(tx);
      return fate === "crashBefore" ? crash() : result;
    }, config);
    return fate === "crashAfter" ? crash() : done;
  };
  const db = new Proxy(database.db, {
    get: (target, name): unknown =>
      name === "transaction" ? breaking : Reflect.get(target, name, target),
  });
  return { ...database, db };
}
