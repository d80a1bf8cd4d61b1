import type { ProfileField } from "../calls/account.ts";

/** Fields of a profile in the order of the page (MEM-18). */
export const profileFieldNames = [
  "username",
  "nickname",
  "payeeName",
  "fullName",
  "birthday",
  "mobileNum",
  "email",
  "idNumber",
  "bankAccountName",
  "affiliateCode",
  "qqNum",
  "whatsapp",
  "facebook",
  "telegram",
  "zalo",
  "line",
  "nationality",
  "placeOfBirth",
  "permanentAddress",
  "currentAddress",
  "occupation",
  "sourceOfIncome",
] as const;
export type ProfileFieldName = (typeof profileFieldNames)[number];

/** One profile field that is shown. */
export type ShownProfileField = ProfileField & {
  readonly field: ProfileFieldName;
};

/** Fields that belong to the account or were set on registration: never editable, whatever the platform says. */
const neverTyped = new Set<ProfileFieldName>(["username", "affiliateCode"]);

/**
 * The fields that the platform enables, in the page's own order; unknown fields are left out, and of two rules for
 * one field the first counts (W-92).
 *
 * @example shownProfile(list).map(({ field }) => field) // ["username", "nickname"]
 */
export function shownProfile(
  list: readonly ProfileField[],
): ShownProfileField[] {
  return profileFieldNames.flatMap((field) => {
    const rule = list.find((one) => one.field === field);
    if (!rule?.enabled) return [];
    return [
      { ...rule, field, editable: rule.editable && !neverTyped.has(field) },
    ];
  });
}
