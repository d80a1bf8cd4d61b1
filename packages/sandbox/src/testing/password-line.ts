import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import {
  hashPassword,
  passwordLine,
  passwordPlaces,
} from "../services/password.ts";

/**
 * Occupies the places for checking passwords, without any work: the working ones, so that later checks have to queue,
 * and those in the queue, too, so that later checks are rejected. Returns a function that frees them.
 *
 * @example const free = await takePasswordPlaces(); await refusalOf(…); await free();
 */
export async function takePasswordPlaces({
  working,
  waiting,
}: {
  readonly working: number;
  readonly waiting: number;
} = passwordLine): Promise<() => Promise<void>> {
  const entered = Array.from({ length: working + waiting }, () =>
    passwordPlaces.enter(),
  );
  // Only these have places; the others get one each time that a place becomes free.
  await Promise.all(entered.slice(0, working));
  return async () => {
    for (const each of entered) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the places become free
      const leave = await each;
      leave?.();
    }
  };
}

/** Hashes a password at the cost of one that a person chose: checking it takes a place in the queue. */
export async function keepDearly(
  db: Database,
  { id, password }: { readonly id: string; readonly password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password, "chosen");
  await db.update(members).set({ passwordHash }).where(eq(members.id, id));
}
