import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import {
  hashPassword,
  passwordLine,
  passwordPlaces,
} from "../services/password.ts";

/**
 * Takes the places where passwords are looked at, without any work: those at which one is worked on, so that whoever
 * comes has to wait, and those in the line, too, so that whoever comes is refused. Answers with what frees them.
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
  // Only these have theirs; the others get one each time that somebody leaves.
  await Promise.all(entered.slice(0, working));
  return async () => {
    for (const each of entered) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the places become free
      const leave = await each;
      leave?.();
    }
  };
}

/** Keeps a password at the cost of one that a person chose: looking at it takes a place in the line. */
export async function keepDearly(
  db: Database,
  { id, password }: { readonly id: string; readonly password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password, "chosen");
  await db.update(members).set({ passwordHash }).where(eq(members.id, id));
}
