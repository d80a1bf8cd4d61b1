import type {
  AskSavedOutput,
  PasswordValues,
  SavePasswordOutput,
} from "@foyer/flows/change-password";
import { changePassword } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { failureOf } from "../../actors/failure.ts";
import { refusedFields } from "../../actors/refusedFields.ts";

/** Sets the new password (W-19). */
export function savePassword(
  client: Client,
  values: PasswordValues,
  signal: AbortSignal,
): Promise<SavePasswordOutput> {
  return client.call(changePassword, values, { signal }).then(
    (ok) => ({ ok }),
    (error: unknown) => ({
      error: { ...failureOf(error), fields: refusedFields(error) },
    }),
  );
}

/**
 * Whether this is the member's current password. The platform is asked to replace it with itself: it answers that the
 * old password is wrong, or that there is nothing to change; either way nothing changes.
 *
 * @example await askSaved(client, "new one", signal) // { ok: true }
 */
export async function askSaved(
  client: Client,
  password: string,
  signal: AbortSignal,
): Promise<AskSavedOutput> {
  const answer = await savePassword(
    client,
    {
      oldPassword: password,
      newPassword: password,
      confirmNewPassword: password,
    },
    signal,
  );
  if ("ok" in answer || answer.error.reason === "VALIDATION")
    return { ok: true };
  return answer.error.reason === "OLD_PASSWORD_WRONG" ? { ok: false } : answer;
}
