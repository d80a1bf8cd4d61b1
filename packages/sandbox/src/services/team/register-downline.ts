import { eq } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type { registerDownline as definition } from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { registerRules } from "../../db/tables/identity.ts";
import { invalid, Refusal } from "../refusal.ts";
import { findTaken, plainName } from "../contacts.ts";
import { infoOf } from "../member-info.ts";
import { openAccount } from "../open-account.ts";
import { hashPassword } from "../password.ts";
import { passwordProblem, problemOf } from "../register-rules.ts";
import type { Member } from "../session.ts";
import { joinLine, typeCodes } from "./join-line.ts";
import { readRate } from "./rates.ts";

type Request = ParsedRequestOf<typeof definition>;

/** What is wrong with a username; the same rules as in a visitor's own registration. */
async function nameProblem(
  db: Database,
  name: string,
): Promise<string | undefined> {
  const [rule] = await db
    .select()
    .from(registerRules)
    .where(eq(registerRules.field, "username"));
  return problemOf(
    {
      required: true,
      acceptedPattern: rule?.acceptedPattern ?? "*",
      minLength: rule?.minLength ?? undefined,
      maxLength: rule?.maxLength ?? undefined,
    },
    name,
  );
}

/**
 * Opens an account directly below an agent, with the contract types of the agent's line. The agent knows the
 * password, so the owner has to change it at the first login.
 */
export async function registerDownline(
  tx: Database,
  agent: Member,
  request: Request,
  now: number,
) {
  const name = request.username.trim();
  const password = request.password.trim();
  const problems = {
    username: await nameProblem(tx, name),
    password: await passwordProblem(tx, password),
  };
  const wrong = Object.entries(problems).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, problem] as const],
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  const rate = await readRate(tx, agent.id, request.rate);
  const username = plainName(name);
  const wanted = { username, mobile: null, email: null };
  if ((await findTaken(tx, wanted)) !== undefined)
    throw new Refusal("USERNAME_TAKEN");
  const account = {
    username,
    nickname: "",
    type: typeCodes[request.type],
    passwordHash: await hashPassword(password),
  };
  const opened = await openAccount(tx, account, now);
  // A concurrent request was faster.
  if (opened === undefined) throw new Refusal("USERNAME_TAKEN");
  const traits = { firstLogin: true };
  return infoOf(await joinLine(tx, opened, agent, { rate, traits }));
}
