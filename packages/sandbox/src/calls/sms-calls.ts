import * as calls from "@foyer/platform/calls";
import { handle } from "../http/handle.ts";
import type { CallContext } from "../services/call-context.ts";
import { invalid, Refusal } from "../services/refusal.ts";
import { spendProof } from "../services/bot-check.ts";
import { findByMobile, isPlayer } from "../services/contacts.ts";
import { readFlag } from "../services/flags.ts";
import { readMobile } from "../services/mobile.ts";
import {
  readRegisterSetting,
  readRules,
  readTypes,
} from "../services/register-rules.ts";
import { sendCode } from "../services/send-code.ts";

async function needFlag(
  { db, flagsOverride }: CallContext,
  code: string,
): Promise<void> {
  if (!(await readFlag(db, code, flagsOverride)))
    throw new Refusal("FORBIDDEN");
}

interface RegistrationCode {
  readonly mobileNo: string;
  readonly countryDialingCode: string;
  readonly regType: calls.RegisterType;
  readonly botCheck?: string | undefined;
}

async function sendRegistrationCode(
  context: CallContext,
  type: calls.RegisterType,
  request: RegistrationCode,
) {
  const { db, run, now, flagsOverride } = context;
  await needFlag(context, "REGMOBVERF3");
  const setting = await readRegisterSetting(db, run);
  const isOpen = (await readTypes(db, flagsOverride)).includes(type);
  // If a third party sends the codes, the platform sends none.
  if (!isOpen || setting.thirdPartySms === true) throw new Refusal("FORBIDDEN");
  if (request.regType !== type)
    throw invalid({ regType: `must be "${type}" here` });
  const rules = await readRules(db, setting);
  const rule = rules.find(({ field }) => field === "mobileNum");
  const { countryDialingCode, mobileNo: mobileNum } = request;
  const typed = { countryDialingCode, mobileNum };
  const mobile = await readMobile(db, typed, rule?.digits ?? undefined);
  await spendProof(db, request.botCheck, "sms", now);
  if ((await findByMobile(db, mobile)) !== undefined)
    throw new Refusal("MOBILE_TAKEN");
  return sendCode(context, { purpose: "register", subject: mobile }, mobile);
}

export const smsCalls = [
  handle(calls.loginCode, async (context) => {
    const { db, now, request } = context;
    await needFlag(context, "SMSLOGIN3");
    const mobile = await readMobile(db, request);
    await spendProof(db, request.botCheck, "sms", now);
    const found = await findByMobile(db, mobile);
    // The answer does not reveal whether somebody has the number: it is the same either way.
    const isReal = found !== undefined && isPlayer(found.member);
    const key = { purpose: "login", subject: mobile } as const;
    return sendCode(context, key, mobile, isReal);
  }),

  handle(calls.recoveryCode, async (context) => {
    const { db, now, request } = context;
    await needFlag(context, "CHNGPASSVERIF3");
    const mobile = await readMobile(db, request);
    await spendProof(db, request.botCheck, "sms", now);
    const found = await findByMobile(db, mobile);
    if (found === undefined || !isPlayer(found.member))
      throw new Refusal("USER_NOT_FOUND");
    return sendCode(context, { purpose: "recovery", subject: mobile }, mobile);
  }),

  handle(calls.registrationCode, async (context) =>
    sendRegistrationCode(context, "username", context.request),
  ),

  handle(calls.mobileRegistrationCode, async (context) =>
    sendRegistrationCode(context, "mobile", context.request),
  ),
];
