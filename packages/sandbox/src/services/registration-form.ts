import type { ParsedRequestOf } from "@foyer/platform/call";
import type { register, RegisterType } from "@foyer/platform/calls";
import type { RegisterFieldName } from "@foyer/platform/domain";
import { atLeastAge } from "@foyer/platform/validation";
import type { CallContext } from "./call-context.ts";
import { invalid, Refusal, sameAsLogin } from "./refusal.ts";
import { readMobile } from "./mobile.ts";
import {
  problemOf,
  readFields,
  readRegisterSetting,
  readRules,
} from "./register-rules.ts";

type Request = ParsedRequestOf<typeof register>;
export type Registering = CallContext & { readonly request: Request };

/** Minimum age for an account; a brand may require more. */
const adultAge = 18;

/** The values of the fields that are shown; other fields are ignored, whatever was sent. */
export interface Typed {
  readonly shown: ReadonlySet<RegisterFieldName>;
  readonly value: (field: RegisterFieldName) => string;
  /** The full mobile number. */
  readonly mobile: string | null;
  readonly thirdPartySms: boolean;
}

export async function readTyped(
  { db, request, run, now, flagsOverride }: Registering,
  type: RegisterType,
): Promise<Typed> {
  const setting = await readRegisterSetting(db, run);
  const rules = await readRules(db, setting);
  const fields = await readFields(db, type, rules, flagsOverride);
  const shown = new Set(fields.map(({ field }) => field));
  const value = (field: RegisterFieldName) =>
    shown.has(field) ? (request[field] ?? "").trim() : "";
  const problems: Record<string, string> = {};
  // These three are validated elsewhere, against a captcha, a sent code or a country, and not by a rule.
  const judgedElsewhere = new Set(["captcha", "verificationCode", "mobileNum"]);
  for (const field of fields.filter((one) => !judgedElsewhere.has(one.field))) {
    const problem = problemOf(field, value(field.field));
    if (problem !== undefined) problems[field.field] = problem;
  }
  for (const again of ["confirmPassword", "verifyPwd"] as const) {
    if (value(again) !== "" && value(again) !== value("password"))
      problems[again] = "must match the password";
  }
  const today = new Date(now).toISOString().slice(0, 10);
  if (atLeastAge(adultAge, today)(value("birthday"), {}) !== undefined)
    problems["birthday"] = `must be at least ${adultAge} years ago`;
  const rule = fields.find(({ field }) => field === "mobileNum");
  const number = value("mobileNum");
  const mobile =
    number === ""
      ? null
      : await readMobile(
          db,
          {
            countryDialingCode: request.countryDialingCode,
            mobileNum: number,
          },
          rule?.digits,
        ).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          problems["mobileNum"] = "is not a mobile number of that country";
          return null;
        });
  if (rule?.required === true && number === "")
    problems["mobileNum"] = "must not be empty";
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (
    value("paymentPassword") !== "" &&
    value("paymentPassword") === value("password")
  )
    throw sameAsLogin("paymentPassword");
  return {
    shown,
    value,
    mobile,
    thirdPartySms: setting.thirdPartySms ?? false,
  };
}
