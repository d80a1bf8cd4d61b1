import type { CallContext } from "../http/handle.ts";
import { limit } from "../http/rate-limit.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { setNewPassword } from "./new-password.ts";
import { checkPassword } from "./password.ts";
import { passwordProblem } from "./register-rules.ts";
import { waitMs } from "./send-code.ts";
import type { Session } from "./session.ts";

interface Changing extends Pick<CallContext, "db" | "run" | "now" | "limits"> {
  readonly session: Session;
  readonly request: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly confirmNewPassword: string;
  };
}

/** Sets a new password and ends every other session of the member. */
export async function changePassword({
  db,
  run,
  now,
  limits,
  session: { id, member },
  request,
}: Changing): Promise<void> {
  const next = request.newPassword.trim();
  const problem = await passwordProblem(db, next);
  if (problem !== undefined) throw invalid({ newPassword: problem });
  if (next !== request.confirmNewPassword.trim()) {
    throw invalid({ confirmNewPassword: "must equal the new password" });
  }
  // Whoever sits down at an open session could try old passwords through.
  const key = `password:${member.id}`;
  await limit(db, key, limits.passwordsPerAccount, now, waitMs);
  const old = request.oldPassword.trim();
  if (!(await checkPassword(old, member.passwordHash))) {
    throw new Refusal("OLD_PASSWORD_WRONG");
  }
  if (next === old) {
    throw invalid({ newPassword: "must differ from the old password" });
  }
  await setNewPassword(db, member, next, { run, now, keepSession: id });
}
