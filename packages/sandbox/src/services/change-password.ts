import { invalid, Refusal } from "./refusal.ts";
import { setNewPassword } from "./new-password.ts";
import { checkPassword } from "./password.ts";
import { passwordProblem } from "./register-rules.ts";
import { judgeInSession, type Guessing } from "./session-guesses.ts";
import type { Session } from "./session.ts";

interface Changing extends Guessing {
  readonly session: Session;
  readonly request: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly confirmNewPassword: string;
  };
}

/** Sets a new password and ends every other session of the member. */
export async function changePassword({
  session: { id, member },
  request,
  ...guessing
}: Changing): Promise<void> {
  const { db } = guessing;
  const next = request.newPassword.trim();
  const problem = await passwordProblem(db, next);
  if (problem !== undefined) throw invalid({ newPassword: problem });
  if (next !== request.confirmNewPassword.trim()) {
    throw invalid({ confirmNewPassword: "must match the new password" });
  }
  const old = request.oldPassword.trim();
  // Anybody with access to an open session could otherwise guess the old password.
  await judgeInSession(guessing, member, async () => {
    if (!(await checkPassword(old, member.passwordHash)))
      throw new Refusal("OLD_PASSWORD_WRONG");
  });
  if (next === old) {
    throw invalid({ newPassword: "must differ from the old password" });
  }
  await setNewPassword(db, member, next, { ...guessing, keepSession: id });
}
