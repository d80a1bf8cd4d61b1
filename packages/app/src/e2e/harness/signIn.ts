import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { botCheckChallenge, login, sealingKeys } from "@foyer/platform/calls";
import { createClient } from "@foyer/platform/client";
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
 * Signs a member in without a browser, as a site that hands its players over would, and answers with the token.
 *
 * @example await page.goto(`${portal}/?token=${await signIn(where, member)}`)
 */
export async function signIn(
  { sandbox, runId }: Where,
  { username, password }: Member,
): Promise<string> {
  const sealer = createSealer({ keys: () => client.call(sealingKeys, {}) });
  const client = createClient({
    baseUrl: sandbox,
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      headers.set("X-Foyer-Run", runId);
      return fetch(url, { ...init, headers });
    },
    token: () => undefined,
    merchant: "",
    language: () => "EN",
    seal: () => Promise.resolve(sealer),
  });
  const challenge = v.parse(
    challengeShape,
    await client.call(botCheckChallenge, { purpose: "login" }),
  );
  const solution = await solveChallenge({ challenge, deriveKey });
  const botCheck = btoa(JSON.stringify({ challenge, solution }));
  const { token } = await client.call(login, {
    type: "username",
    username,
    password,
    botCheck,
  });
  return token;
}
