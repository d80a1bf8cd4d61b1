import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { botCheckChallenge, login, sealingKeys } from "@foyer/platform/calls";
import { createClient, type Client } from "@foyer/platform/client";
import { createSealer } from "@foyer/platform/seal";
import * as v from "valibot";
import type { Member } from "./control.ts";

const challengeShape = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, Challenge>;

interface Where {
  readonly sandbox: string;
  readonly runId: string;
}

/**
 * A client of the platform without a browser, in a test's run: for what a member did before the test begins.
 *
 * @example await clientOf(visit, token).call(withdraw, request, { idempotencyKey })
 */
export function clientOf(
  { sandbox, runId }: Where,
  token: string | undefined,
): Client {
  const sealer = createSealer({ keys: () => client.call(sealingKeys, {}) });
  const client = createClient({
    baseUrl: sandbox,
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      headers.set("X-Foyer-Run", runId);
      return fetch(url, { ...init, headers });
    },
    token: () => token,
    merchant: "",
    language: () => "EN",
    seal: () => Promise.resolve(sealer),
  });
  return client;
}

/**
 * Calculates the proof of work that a call requires.
 *
 * @example await client.call(login, { …, botCheck: await prove(client, "login") })
 */
export async function prove(
  client: Client,
  purpose: "login" | "register" | "sms",
): Promise<string> {
  const challenge = v.parse(
    challengeShape,
    await client.call(botCheckChallenge, { purpose }),
  );
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/**
 * Logs a member in without a browser, as a site that hands over its players would, and returns the token.
 *
 * @example await page.goto(`${portal}/?token=${await signIn(where, member)}`)
 */
export async function signIn(
  where: Where,
  { username, password }: Member,
): Promise<string> {
  const client = clientOf(where, undefined);
  const { token } = await client.call(login, {
    type: "username",
    username,
    password,
    botCheck: await prove(client, "login"),
  });
  return token;
}
