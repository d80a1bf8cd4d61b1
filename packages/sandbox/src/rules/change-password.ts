import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members, sessions } from "../db/tables/members.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { checkPassword, hashPassword } from "./password.ts";
import type { Session } from "./session.ts";

interface Change {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

const least = 6;
const most = 64;

/** Sets a new password and ends every other session of the member. */
export async function changePassword(
  db: Database,
  { id, member }: Session,
  change: Change,
  now: number,
): Promise<void> {
  const next = change.newPassword.trim();
  if (next.length < least || next.length > most) {
    throw invalid({ newPassword: `must have ${least} to ${most} characters` });
  }
  if (next !== change.confirmNewPassword.trim()) {
    throw invalid({ confirmNewPassword: "must equal the new password" });
  }
  if (!(await checkPassword(change.oldPassword.trim(), member.passwordHash))) {
    throw new Refusal("OLD_PASSWORD_WRONG");
  }
  if (next === change.oldPassword.trim()) {
    throw invalid({ newPassword: "must differ from the old password" });
  }
  const passwordHash = await hashPassword(next);
  await db.transaction(async (tx) => {
    await tx
      .update(members)
      .set({ passwordHash, passwordExpired: false, firstLogin: false })
      .where(eq(members.id, member.id));
    await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(sessions.memberId, member.id),
          ne(sessions.id, id),
          isNull(sessions.revokedAt),
        ),
      );
  });
}
