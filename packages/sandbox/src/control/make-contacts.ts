import { socialProviders } from "@foyer/platform/calls";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { memberContacts, socialIdentities } from "../db/tables/identity.ts";
import { rememberAddress } from "../services/known-addresses.ts";
import { newTotpSecret } from "../services/totp.ts";

/** Contact data of a member that a test requests; all of it is optional. */
export const contactsSchema = v.object({
  email: v.optional(v.pipe(v.string(), v.email(), v.toLowerCase())),
  /** Whether the link that was sent there has been opened. */
  emailConfirmed: v.optional(v.boolean(), true),
  /** Dialling code and number, digits only. */
  mobile: v.optional(v.pipe(v.string(), v.regex(/^\d{7,20}$/))),
  payeeName: v.optional(v.string(), ""),
  /** Proof required at an unregistered address. */
  extraMethod: v.optional(
    v.picklist(["mobile", "email", "bankAccountName", "google"]),
  ),
  /** Registered addresses. */
  addresses: v.optional(v.array(v.pipe(v.string(), v.ip())), []),
  /** Social accounts for logging in. */
  social: v.optional(
    v.array(
      v.object({
        provider: v.picklist(socialProviders),
        subject: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
      }),
    ),
    [],
  ),
});

/** Stores a member's contact data; creates an authenticator secret where that is the proof. */
export async function makeContacts(
  tx: Database,
  memberId: string,
  wish: v.InferOutput<typeof contactsSchema>,
  now: number,
): Promise<void> {
  await tx.insert(memberContacts).values({
    memberId,
    email: wish.email ?? null,
    emailConfirmed: wish.email !== undefined && wish.emailConfirmed,
    mobile: wish.mobile ?? null,
    payeeName: wish.payeeName,
    extraMethod: wish.extraMethod ?? null,
    totpSecret: wish.extraMethod === "google" ? newTotpSecret() : null,
    totpStep: 0,
    profile: {},
  });
  for (const address of wish.addresses)
    await rememberAddress(tx, memberId, address, now);
  if (wish.social.length > 0) {
    await tx
      .insert(socialIdentities)
      .values(wish.social.map((one) => ({ ...one, name: memberId, memberId })));
  }
}
