import type { StepUpMethod } from "@foyer/platform/calls";
import type { CallContext } from "./call-context.ts";
import { Refusal } from "./refusal.ts";
import { checkCode, codeAlive, spendCode, type CodeKey } from "./codes.ts";
import { readContacts, type Contacts } from "./contacts.ts";
import { maskEmail, maskMobile } from "./mobile.ts";
import { checkPassword } from "./password.ts";
import { mailCode, sendCode } from "./send-code.ts";
import { judgeInSession } from "./session-guesses.ts";
import type { Member } from "./session.ts";
import { spendTotp } from "./spend-totp.ts";

type Asking = Pick<
  CallContext,
  | "db"
  | "run"
  | "address"
  | "device"
  | "markDevice"
  | "now"
  | "limits"
  | "merchant"
  | "merchantName"
  | "language"
  | "themesDir"
> &
  Partial<Pick<CallContext, "userAgent">>;

/** The proof of ownership sent with a request. */
export interface Proof {
  readonly method: StepUpMethod;
  readonly value: string;
}

/** How this member can prove ownership: password first, then codes; undefined: not at all. */
export function stepUpMethodOf(
  { passwordHash }: Member,
  contacts: Contacts | undefined,
): StepUpMethod | undefined {
  if (passwordHash !== null) return "password";
  if (contacts?.mobile) return "mobile";
  if (contacts?.email && contacts.emailConfirmed) return "email";
  return contacts?.totpSecret ? "google" : undefined;
}

export const sentTo = (
  method: StepUpMethod,
  contacts: Contacts | undefined,
) => {
  if (method === "mobile") return maskMobile(contacts?.mobile ?? "");
  return method === "email" ? maskEmail(contacts?.email ?? "") : "";
};

/** Sends a code if the proof is one; a code that is still valid is not sent again. */
export async function sendProof(
  asking: Asking,
  method: StepUpMethod,
  key: CodeKey,
  contacts: Contacts | undefined,
): Promise<void> {
  const { db, now } = asking;
  if (method !== "mobile" && method !== "email") return;
  if ((await codeAlive(db, key, now)) !== undefined) return;
  if (method === "mobile") await sendCode(asking, key, contacts?.mobile ?? "");
  else await mailCode(asking, key, contacts?.email ?? "");
}

/**
 * Rejects the call unless the owner makes it, and not just anybody with the session: required before a change by
 * which an account could be taken over or emptied. Without a proof, the refusal says which one is required.
 */
export async function confirmOwner(
  asking: Asking,
  member: Member,
  proof: Proof | undefined,
): Promise<void> {
  const { db, now } = asking;
  const contacts = await readContacts(db, member.id);
  const method = stepUpMethodOf(member, contacts);
  if (method === undefined)
    throw new Refusal("FORBIDDEN", {
      message: "This account has no way to confirm that it is yours.",
    });
  const key = { purpose: "stepUp", subject: member.id } as const;
  const asked = (wrong: 0 | 1) =>
    new Refusal("STEP_UP_REQUIRED", {
      value: { method, sentTo: sentTo(method, contacts), wrong },
    });
  if (proof?.method !== method || proof.value.trim() === "") {
    await sendProof(asking, method, key, contacts);
    throw asked(0);
  }
  const value = proof.value.trim();
  // Anybody with access to an open session could otherwise guess passwords and codes.
  await judgeInSession(asking, member, async () => {
    if (method === "password") {
      if (!(await checkPassword(value, member.passwordHash))) throw asked(1);
    } else if (method === "google") {
      if (contacts === undefined || !(await spendTotp(asking, contacts, value)))
        throw asked(1);
    } else {
      await checkCode(db, key, value, asking, () => asked(1));
      await spendCode(db, key, now);
    }
  });
}
