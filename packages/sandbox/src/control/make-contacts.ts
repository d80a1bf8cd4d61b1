import { socialProviders } from "@foyer/platform/calls";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { memberContacts, socialIdentities } from "../db/tables/identity.ts";
import { rememberAddress } from "../services/known-addresses.ts";
import { newTotpSecret } from "../services/totp.ts";

/** How a member that a test asks for can be reached and known; all of it may be left out. */
export const contactsSchema = v.object({
  email: v.optional(v.pipe(v.string(), v.email(), v.toLowerCase())),
  /** The link that was sent there has been opened. */
  emailConfirmed: v.optional(v.boolean(), true),
  /** Dialling code and number, digits alone. */
  mobile: v.optional(v.pipe(v.string(), v.regex(/^\d{7,20}$/))),
  payeeName: v.optional(v.string(), ""),
  /** Proof that is asked for at an address that is not registered. */
  extraMethod: v.optional(
    v.picklist(["mobile", "email", "bankAccountName", "google"]),
  ),
  /** Addresses that are registered. */
  addresses: v.optional(v.array(v.pipe(v.string(), v.ip())), []),
  /** Accounts of other sites that sign in. */
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

/** Writes down how a member can be reached; an authenticator is made where it is the proof. */
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
