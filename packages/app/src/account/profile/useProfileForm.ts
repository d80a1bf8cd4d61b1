import { useIntl } from "react-intl";
import { translate, useTranslations } from "@foyer/ui/words";
import type {
  ProfileFieldName,
  ShownProfileField,
} from "@foyer/platform/domain";
import { atLeastAge, mobile } from "@foyer/platform/validation";
import {
  refusalOf,
  refusalText,
  validationWords,
  type FieldMeaning,
} from "@foyer/ui/pattern-field";
import { useServices } from "../../services/services.ts";
import { useFields } from "../../kit/form/useFields.ts";

/** Today in the local time zone as `YYYY-MM-DD`, which is how Swedish formats dates. */
export const localDay = (): string => new Date().toLocaleDateString("sv-SE");

/**
 * The editable fields, with each field's problem.
 *
 * @example const form = useProfileForm(editable, failure);
 */
export function useProfileForm(
  editable: readonly ShownProfileField[],
  failure: { readonly fields: readonly string[] } | undefined,
) {
  const intl = useIntl();
  const t = useTranslations();
  const { age } = useServices().brand;
  const fields = useFields(
    Object.fromEntries(
      editable.map((field) => [
        field.field,
        {
          label: t(profileLabels[field.field]),
          start: field.value,
          problem: (typed: string) =>
            problemOf(intl, field, typed, age.birthday),
        },
      ]),
    ),
    failure,
  );
  const changed = editable.flatMap(({ field, value }) => {
    const typed = fields.typed[field] ?? "";
    return typed === value ? [] : [[field, typed] as const];
  });
  return {
    ...fields,
    /** The fields that differ from the platform's values. */
    changes: Object.fromEntries(changed),
    /** Setting a birthday requires its confirmation (MEM-22). */
    setsBirthday: changed.some(
      ([field, typed]) => field === "birthday" && typed !== "",
    ),
  };
}

function problemOf(
  intl: ReturnType<typeof useIntl>,
  field: ShownProfileField,
  value: string,
  years: number,
): string | undefined {
  const meaning = profileMeanings[field.field];
  const refusal = refusalOf(field, value);
  if (refusal) return refusalText(intl, refusal, meaning);
  if (field.field === "birthday") {
    const young = atLeastAge(years, localDay())(value, {});
    if (young) return translate(intl, validationWords.tooYoung, { age: years });
  }
  if (
    field.field === "mobileNum" &&
    mobile(field.digits ?? undefined)(value, {})
  )
    return translate(intl, validationWords.mobile);
  return undefined;
}

/** Input mode and autocomplete hints of each field. */
export const typing: Partial<
  Record<
    ProfileFieldName,
    { readonly kind?: "email" | "tel"; readonly autoComplete: string }
  >
> = {
  nickname: { autoComplete: "nickname" },
  payeeName: { autoComplete: "name" },
  fullName: { autoComplete: "name" },
  email: { kind: "email", autoComplete: "email" },
  mobileNum: { kind: "tel", autoComplete: "tel" },
  whatsapp: { kind: "tel", autoComplete: "off" },
  permanentAddress: { autoComplete: "off" },
  currentAddress: { autoComplete: "street-address" },
};

/** Labels of all fields that a profile can have (MEM-18). */
export const profileLabels = {
  username: "register.field.username",
  nickname: "register.field.nickname",
  payeeName: "register.field.payeeName",
  fullName: "account.field.fullName",
  birthday: "register.field.birthday",
  mobileNum: "field.mobile",
  email: "register.field.email",
  idNumber: "register.field.idNumber",
  bankAccountName: "account.field.bankAccountName",
  affiliateCode: "register.field.affiliateCode",
  qqNum: "register.field.qq",
  whatsapp: "register.field.whatsapp",
  facebook: "register.field.facebook",
  telegram: "register.field.telegram",
  zalo: "register.field.zalo",
  line: "register.field.line",
  nationality: "account.field.nationality",
  placeOfBirth: "account.field.placeOfBirth",
  permanentAddress: "account.field.permanentAddress",
  currentAddress: "account.field.currentAddress",
  occupation: "account.field.occupation",
  sourceOfIncome: "account.field.sourceOfIncome",
} as const;

/** Meaning of those fields whose errors have a documented text. */
export const profileMeanings: Partial<Record<ProfileFieldName, FieldMeaning>> =
  {
    payeeName: "realName",
    fullName: "realName",
    mobileNum: "mobile",
    email: "email",
    whatsapp: "phone",
  };
