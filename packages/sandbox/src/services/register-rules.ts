import { registerTypes, type RegisterType } from "@foyer/platform/calls";
import {
  registerFieldNames,
  registerFields,
  type RegisterField,
} from "@foyer/platform/domain";
import { findPattern } from "@foyer/platform/patterns";
import { asc, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { isShown } from "./text.ts";
import { registerRules } from "../db/tables/identity.ts";
import { settings } from "../db/tables/platform.ts";
import { readFlag, type Flags } from "./flags.ts";

const figure = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A run's own settings for registration. */
export const registerSettingSchema = v.object({
  thirdPartySms: v.optional(v.boolean()),
  termsUrl: v.optional(v.string()),
  /** Rules that differ, by field. */
  rules: v.optional(
    v.record(
      v.picklist(registerFieldNames),
      v.partial(
        v.object({
          enabled: v.boolean(),
          required: v.boolean(),
          acceptedPattern: v.pipe(v.string(), v.maxLength(500)),
          minLength: figure,
          maxLength: figure,
          digits: figure,
        }),
      ),
    ),
    {},
  ),
});
export type RegisterSetting = v.InferOutput<typeof registerSettingSchema>;

/** The stored rule for one field. */
export type Rule = Omit<typeof registerRules.$inferSelect, "sort">;

/** A run's registration settings: its own take precedence over the whole platform's. */
export async function readRegisterSetting(
  db: Database,
  run: string,
): Promise<RegisterSetting> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.run, ["", run]));
  const ours = rows.filter(({ key }) => key === "register");
  const found = ours.find((row) => row.run === run) ?? ours[0];
  return v.parse(registerSettingSchema, found?.value ?? {});
}

/** Reads the rule of each field. */
export async function readRules(
  db: Database,
  { rules: wishes }: RegisterSetting,
): Promise<Rule[]> {
  const rows = await db
    .select()
    .from(registerRules)
    .orderBy(asc(registerRules.sort));
  const byName = new Map<string, Partial<Rule>>(Object.entries(wishes));
  return rows.map(({ sort: _sort, ...rule }) => ({
    ...rule,
    ...byName.get(rule.field),
  }));
}

/** The registration types that are switched on. */
export async function readTypes(
  db: Database,
  flags: Flags,
): Promise<RegisterType[]> {
  const open = {
    username: await readFlag(db, "USERNAMEREG3", flags),
    mobile: await readFlag(db, "MOBILENUMREG3", flags),
  };
  return registerTypes.filter((type) => open[type]);
}

/**
 * The fields of a registration, determined as the portal does it: a field that it does not show is not expected here
 * either.
 */
export async function readFields(
  db: Database,
  type: RegisterType,
  rules: readonly Rule[],
  flags: Flags,
): Promise<readonly RegisterField[]> {
  return registerFields(type, rules, {
    registrationSms: await readFlag(db, "REGMOBVERF3", flags),
    mobileRegistrationPassword: await readFlag(db, "MOBILENUMPASSREG3", flags),
  });
}

/** Longest text that any field takes, whatever its rule says. */
const longest = 200;

/** What is wrong with a field's value; undefined: nothing. */
export function problemOf(
  rule: Pick<
    RegisterField,
    "acceptedPattern" | "minLength" | "maxLength" | "required"
  >,
  value: string,
): string | undefined {
  if (value === "") return rule.required ? "must not be empty" : undefined;
  const size = [...value].length;
  const min = rule.minLength ?? 0;
  const max = Math.min(rule.maxLength ?? longest, longest);
  if (size < min || size > max) return `must have ${min} to ${max} characters`;
  if (!isShown(value)) return "must not contain invisible characters";
  return fits(rule.acceptedPattern, value)
    ? undefined
    : "does not have the required format";
}

/** A pattern of the catalogue, or one that this platform's operator wrote. */
function fits(pattern: string, value: string): boolean {
  const known = findPattern(pattern);
  if (known !== undefined) return known.test(value);
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(value);
  } catch {
    return true;
  }
}

/** What is wrong with a new password, wherever it is set; undefined: nothing. */
export async function passwordProblem(
  db: Database,
  password: string,
  field: "password" | "paymentPassword" = "password",
): Promise<string | undefined> {
  const [rule] = await db
    .select()
    .from(registerRules)
    .where(eq(registerRules.field, field));
  return problemOf(
    {
      required: true,
      acceptedPattern: rule?.acceptedPattern ?? "*",
      minLength: rule?.minLength ?? undefined,
      maxLength: rule?.maxLength ?? undefined,
    },
    password,
  );
}
