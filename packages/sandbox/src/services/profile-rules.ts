import {
  profileFieldNames,
  type ProfileFieldName,
} from "@foyer/platform/domain";
import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { settings } from "../db/tables/platform.ts";

/** The rule for one profile field. */
export interface ProfileRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly acceptedPattern: string;
  readonly minLength: number | undefined;
  readonly maxLength: number;
  /** `once`: the member can set it, and afterwards only customer service can change it. */
  readonly change: "always" | "once" | "never";
}

const rule = (
  change: ProfileRule["change"],
  over: Partial<ProfileRule> = {},
): ProfileRule => ({
  enabled: true,
  required: false,
  acceptedPattern: "*",
  minLength: undefined,
  maxLength: 40,
  change,
  ...over,
});
const off = { enabled: false };
const address = { maxLength: 200 };

/** Sample rules: no document says which fields a platform requires. */
const houseRules: Readonly<Record<ProfileFieldName, ProfileRule>> = {
  username: rule("never"),
  nickname: rule("always", { maxLength: 24 }),
  payeeName: rule("once", {
    acceptedPattern: "twoLettersSpaces",
    maxLength: 60,
  }),
  fullName: rule("once", { ...off, maxLength: 60 }),
  birthday: rule("once", { acceptedPattern: "dateYearFirst" }),
  mobileNum: rule("never"),
  email: rule("once", { acceptedPattern: "email", maxLength: 120 }),
  idNumber: rule("once", {
    ...off,
    acceptedPattern: "alphanumeric",
    minLength: 6,
    maxLength: 20,
  }),
  bankAccountName: rule("once", { ...off, maxLength: 60 }),
  affiliateCode: rule("never"),
  qqNum: rule("always", { ...off, acceptedPattern: "[1-9][0-9]{4,11}" }),
  whatsapp: rule("always"),
  facebook: rule("always", off),
  telegram: rule("always"),
  zalo: rule("always", off),
  line: rule("always", off),
  nationality: rule("always"),
  placeOfBirth: rule("once", off),
  permanentAddress: rule("always", { ...off, ...address }),
  currentAddress: rule("always", address),
  occupation: rule("always"),
  sourceOfIncome: rule("always", off),
};

/** A run's own settings for the profile. */
export const profileSettingSchema = v.record(
  v.picklist(profileFieldNames),
  v.partial(
    v.object({
      enabled: v.boolean(),
      required: v.boolean(),
      acceptedPattern: v.pipe(v.string(), v.maxLength(500)),
      change: v.picklist(["always", "once", "never"]),
    }),
  ),
);

export type ProfileSetting = v.InferOutput<typeof profileSettingSchema>;

/** Reads the rule of each field: a run's own settings take precedence over the sample rules. */
export async function readProfileRules(
  db: Database,
  run: string,
): Promise<ReadonlyMap<ProfileFieldName, ProfileRule>> {
  const rows = await db
    .select()
    .from(settings)
    .where(and(inArray(settings.run, ["", run]), eq(settings.key, "profile")));
  const found = rows.find((row) => row.run === run) ?? rows[0];
  const wishes = v.parse(profileSettingSchema, found?.value ?? {});
  return new Map(
    profileFieldNames.map((field) => [
      field,
      { ...houseRules[field], ...wishes[field] },
    ]),
  );
}
