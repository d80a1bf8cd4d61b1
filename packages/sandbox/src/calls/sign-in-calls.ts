import * as calls from "@foyer/platform/calls";
import { networkOf } from "../services/network.ts";
import { handle } from "../http/handle.ts";
import { limit } from "../services/rate-limit.ts";
import { Refusal } from "../services/refusal.ts";
import { spendProof } from "../services/bot-check.ts";
import { plainName } from "../services/contacts.ts";
import { readFlag } from "../services/flags.ts";
import { startTrial } from "../services/free-play.ts";
import { guesserOf, visitorKey } from "../services/known-browsers.ts";
import { readMobile } from "../services/mobile.ts";
import {
  logInAfterReset,
  mailResetLink,
  resetByPhone,
} from "../services/recovery.ts";
import { finishHandover } from "../services/social.ts";

export const signInCalls = [
  handle(calls.socialFinish, async (context) => {
    const { db, address, now, limits, request } = context;
    await limit(
      db,
      `login:address:${networkOf(address)}`,
      limits.loginPerAddress,
      now,
    );
    return finishHandover(context, request);
  }),

  handle(calls.freePlay, async (context) =>
    startTrial(context, context.request.value),
  ),

  handle(calls.loginAfterReset, async (context) => {
    const { db, device, address, now, limits, request } = context;
    await limit(
      db,
      `login:address:${networkOf(address)}`,
      limits.loginPerAddress,
      now,
    );
    const name = plainName(request.account);
    // Per visitor, too: a stranger's tickets use up nobody else's attempts.
    const visitor = visitorKey(await guesserOf(db, name, device), address);
    const tries = `login:ticket:${name}:${visitor}`;
    await limit(db, tries, limits.loginPerName, now);
    return logInAfterReset(context, request);
  }),

  handle(calls.forgotByEmail, async (context) => {
    const { db, now, request } = context;
    await spendProof(db, request.botCheck, "sms", now);
    await mailResetLink(context, request);
    return true;
  }),

  handle(calls.setPasswordByPhone, async (context) => {
    const { db, address, now, limits, request, flagsOverride } = context;
    if (!(await readFlag(db, "CHNGPASSVERIF3", flagsOverride)))
      throw new Refusal("FORBIDDEN");
    await limit(
      db,
      `login:address:${networkOf(address)}`,
      limits.loginPerAddress,
      now,
    );
    // A number that cannot be read belongs to nobody, so the message is the same.
    const mobile = await readMobile(db, request).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal("USER_NOT_FOUND") : error;
    });
    return resetByPhone(context, mobile, request);
  }),
];
