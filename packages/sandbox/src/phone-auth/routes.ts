import type { Context, Hono } from "hono";
import { cors } from "hono/cors";
import * as v from "valibot";
import { withFaults } from "../http/faults.ts";
import { addressOf } from "../http/address.ts";
import { readJson } from "../http/parse.ts";
import { Refusal } from "../services/refusal.ts";
import { runOf } from "../http/run.ts";
import { readRun } from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import { checkCode, spendCode } from "../services/codes.ts";
import { readCountries } from "../services/mobile.ts";
import { readPhoneProof, signPhoneProof } from "../services/phone-proof.ts";
import { sendCode } from "../services/send-code.ts";

/** Where the brand's phone login expects its emulator. */
const host = "/identitytoolkit.googleapis.com";
const prefix = `${host}/v1`;

const sending = v.object({
  phoneNumber: v.pipe(v.string(), v.regex(/^\+\d{7,20}$/)),
});
const signing = v.object({
  sessionInfo: v.pipe(v.string(), v.regex(/^\d{7,20}$/)),
  code: v.pipe(v.string(), v.maxLength(20)),
});
const looking = v.object({ idToken: v.string() });

/** An error in the format of that service. */
const refuse = (context: Context, message: string) =>
  context.json({ error: { code: 400, message } }, 400);

/**
 * Emulates the third party that some brands use to send and check codes (REG-06): the part of Firebase's phone login
 * that its SDK requests from an emulator. Codes go to the outbox; the registration accepts the tokens it signs.
 */
export function mountPhoneAuth(app: Hono, platform: Platform): void {
  const { db } = platform;
  app.use(`${host}/*`, cors({ origin: "*" }));
  app.use(`${prefix}/*`, withFaults(platform, "phoneAuth"));

  const services: Record<
    string,
    (context: Context, body: unknown) => Promise<Response>
  > = {
    "accounts:sendVerificationCode": async (context, body) => {
      const asked = v.safeParse(sending, body);
      if (!asked.success) return refuse(context, "INVALID_PHONE_NUMBER");
      const mobile = asked.output.phoneNumber.slice(1);
      const countries = await readCountries(db);
      const isTaken = countries.some(({ countryDialingCode }) =>
        mobile.startsWith(countryDialingCode),
      );
      if (!isTaken) return refuse(context, "INVALID_PHONE_NUMBER");
      const asking = {
        ...platform,
        ...(await readRun(platform, runOf(platform, context))),
        // The third party is no brand, and writes in English.
        merchant: "",
        merchantName: "Phone login",
        language: "EN",
        address: addressOf(platform, context),
      };
      await sendCode(asking, { purpose: "phoneAuth", subject: mobile }, mobile);
      return context.json({ sessionInfo: mobile });
    },
    "accounts:signInWithPhoneNumber": async (context, body) => {
      const asked = v.safeParse(signing, body);
      if (!asked.success) return refuse(context, "INVALID_SESSION_INFO");
      const { sessionInfo: mobile, code } = asked.output;
      const { now } = await readRun(platform, runOf(platform, context));
      const key = { purpose: "phoneAuth", subject: mobile } as const;
      const asker = {
        device: undefined,
        address: addressOf(platform, context),
        now,
      };
      await checkCode(db, key, code, asker);
      await spendCode(db, key, now);
      return context.json({
        idToken: await signPhoneProof(db, mobile, now),
        refreshToken: "none",
        expiresIn: "300",
        localId: mobile,
        phoneNumber: `+${mobile}`,
        isNewUser: false,
      });
    },
    "accounts:lookup": async (context, body) => {
      const asked = v.safeParse(looking, body);
      const { now } = await readRun(platform, runOf(platform, context));
      const mobile = asked.success
        ? await readPhoneProof(db, asked.output.idToken, now)
        : undefined;
      if (mobile === undefined) return refuse(context, "INVALID_ID_TOKEN");
      return context.json({
        users: [{ localId: mobile, phoneNumber: `+${mobile}` }],
      });
    },
  };

  const answers = new Map(Object.entries(services));

  // Requested by the SDK before it shows its captcha, which an emulator only stubs.
  app.get(`${prefix}/recaptchaParams`, (context) =>
    context.json({ recaptchaSiteKey: "none" }),
  );
  // No scoring is used.
  app.get(`${host}/v2/recaptchaConfig`, (context) =>
    refuse(context, "OPERATION_NOT_ALLOWED"),
  );

  app.post(`${prefix}/:action`, async (context) => {
    const answer = answers.get(context.req.param("action"));
    if (answer === undefined) return context.notFound();
    try {
      return await answer(context, await readJson(context));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refuse(
        context,
        error.code === "TOO_MANY_REQUESTS"
          ? "TOO_MANY_ATTEMPTS_TRY_LATER"
          : "INVALID_CODE",
      );
    }
  });
}
