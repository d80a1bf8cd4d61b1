import { invalid, Refusal } from "./refusal.ts";
import { affiliateCodeOf, isGoodHere } from "./affiliates.ts";
import { spendCaptcha } from "./captcha.ts";
import { checkCode } from "./codes.ts";
import { readContent } from "./content.ts";
import { findInviter } from "./invitations.ts";
import { checkPhoneProof } from "./phone-proof.ts";
import type { Registering, Typed } from "./registration-form.ts";
import type { Member } from "./session.ts";
import { findOpenLink } from "./team/registration-links.ts";

export async function checkCaptcha(
  { db, request, now }: Registering,
  { shown, value }: Typed,
): Promise<void> {
  if (!shown.has("captcha")) return;
  if (value("captcha") === "")
    throw new Refusal("CAPTCHA_REQUIRED", { value: { captchaRequired: 1 } });
  await spendCaptcha(db, request.captchaKey ?? "", value("captcha"), now);
}

/** Checks an invitation code from the address bar or the form, which is an affiliate's, a member's or of an agent's link. */
export async function checkAffiliate({
  db,
  request,
}: Registering): Promise<string | null> {
  const code = (request.affiliateCode ?? "").trim();
  if (code === "") return null;
  if (
    (await findInviter(db, code)) === undefined &&
    (await findOpenLink(db, code)) === undefined &&
    !(await isGoodHere(db, code, request.domain))
  )
    throw new Refusal("INVITATION_INVALID");
  return affiliateCodeOf(code);
}

/** If the terms have changed since they were read, the visitor has not agreed to them. */
export async function checkTerms({ db, request }: Registering): Promise<void> {
  if (request.termsVersion === undefined) return;
  const rows = await readContent(db, "terms");
  const versions = rows.map(({ body }) => String(body["version"]));
  if (!versions.includes(request.termsVersion))
    throw invalid({ termsVersion: "is not the current version" });
}

/** Verifies that the number is the visitor's, if that is required; the code is used up only at the end. */
export async function checkNumber(
  context: Registering,
  { shown, value, mobile, thirdPartySms }: Typed,
): Promise<void> {
  const { db, request, now } = context;
  if (!shown.has("verificationCode") || mobile === null) return;
  if (thirdPartySms)
    return checkPhoneProof(db, request.firebaseIdToken ?? "", mobile, now);
  const key = { purpose: "register", subject: mobile } as const;
  await checkCode(db, key, value("verificationCode"), context);
}

/** The code of the agent's link that the visitor registers with: from the address bar, or typed into either field. */
export async function findLinkCode(
  { db, request }: Registering,
  { value }: Typed,
): Promise<string | undefined> {
  const found =
    (await findOpenLink(db, request.affiliateCode ?? "")) ??
    (await findOpenLink(db, value("recommenderId")));
  return found?.link.code;
}

/**
 * The member who referred the visitor, by the invitation code. What was typed counts before the link, and must exist;
 * an outdated link does not prevent a registration (REG-16). An agent's link refers nobody: the agent is paid by
 * contracts, and not by the reward for a friend.
 */
export async function findReferrer(
  { db, request }: Registering,
  { value }: Typed,
  linkCode: string | undefined,
): Promise<Member | undefined> {
  const typed = value("recommenderId");
  if (typed === "")
    return (
      (await findInviter(db, request.affiliateCode ?? "")) ??
      findInviter(db, request.referralCode ?? "")
    );
  const found = await findInviter(db, typed);
  if (found === undefined && affiliateCodeOf(typed) !== linkCode)
    throw invalid({ recommenderId: "is not a member of this platform" });
  return found;
}
