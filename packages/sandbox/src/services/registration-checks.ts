import { eq, or } from "drizzle-orm";
import { members } from "../db/tables/members.ts";
import { invalid, Refusal } from "./refusal.ts";
import { affiliateCodeOf, isGoodHere } from "./affiliates.ts";
import { spendCaptcha } from "./captcha.ts";
import { checkCode } from "./codes.ts";
import { plainName } from "./contacts.ts";
import { readContent } from "./content.ts";
import { checkPhoneProof } from "./phone-proof.ts";
import type { Registering, Typed } from "./registration-form.ts";
import type { Member } from "./session.ts";

export async function checkCaptcha(
  { db, request, now }: Registering,
  { shown, value }: Typed,
): Promise<void> {
  if (!shown.has("captcha")) return;
  if (value("captcha") === "")
    throw new Refusal("CAPTCHA_REQUIRED", { value: { captchaRequired: 1 } });
  await spendCaptcha(db, request.captchaKey ?? "", value("captcha"), now);
}

/** Checks an affiliate code from the address bar or the form; if the form shows the field, what was typed counts. */
export async function checkAffiliate({
  db,
  request,
}: Registering): Promise<string | null> {
  const code = (request.affiliateCode ?? "").trim();
  if (code === "") return null;
  if (!(await isGoodHere(db, code, request.domain)))
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

/**
 * The member who referred the visitor. A typed name must exist; an outdated link does not prevent a registration
 * (REG-16).
 */
export async function findReferrer(
  { db, request }: Registering,
  { value }: Typed,
): Promise<Member | undefined> {
  const find = async (name: string) => {
    const wanted = plainName(name);
    if (wanted === "") return undefined;
    const [row] = await db
      .select()
      .from(members)
      .where(or(eq(members.username, wanted), eq(members.id, wanted)));
    return row;
  };
  const typed = value("recommenderId");
  if (typed === "") return find(request.referralCode ?? "");
  const found = await find(typed);
  if (found === undefined)
    throw invalid({ recommenderId: "is not a member of this platform" });
  return found;
}
