import { freePlayValue } from "@foyer/platform/calls";
import { randomBytes } from "node:crypto";
import { networkOf } from "./network.ts";
import type { CallContext } from "./call-context.ts";
import { parse } from "./parse.ts";
import { limit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { openSealed } from "./sealing.ts";
import { spendProof } from "./bot-check.ts";
import { readFlag } from "./flags.ts";
import { signedIn } from "./login.ts";
import { openAccount } from "./open-account.ts";
import { trialType } from "./session.ts";

const hourMs = 60 * 60_000;

/** Starts a trial: a separate account with an empty wallet that nobody can log in to again. */
export async function startTrial(
  { db, address, now, limits, flagsOverride }: CallContext,
  sealed: string,
) {
  if (!(await readFlag(db, "FREEPLAY3", flagsOverride)))
    throw new Refusal("FREE_PLAY_OFF");
  const key = `trial:${networkOf(address)}`;
  await limit(db, key, limits.trialsPerAddress, now, hourMs);
  const { botCheck } = parse(
    freePlayValue,
    await openSealed(db, { value: sealed }),
  );
  await spendProof(db, botCheck, "login", now);
  return db.transaction(async (tx) => {
    const name = `trial-${randomBytes(6).toString("hex")}`;
    const account = {
      username: name,
      nickname: "Trial account",
      type: trialType,
      passwordHash: null,
    };
    const member = await openAccount(tx, account, now);
    if (member === undefined) throw new Error("A random name came up twice.");
    return signedIn(tx, member, now);
  });
}
