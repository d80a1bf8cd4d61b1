import * as calls from "@foyer/platform/calls";
import { createClient, type Client } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import { createSealer } from "@foyer/platform/seal";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { memberSchema } from "../control/make-member.ts";
import { hashCheaply } from "../services/password.ts";
import { startSession } from "../services/session.ts";
import { createSandbox, type SandboxOptions } from "../server.ts";
import { openTestDatabase, sharedTestDatabase } from "./test-database.ts";

type MemberWish = v.InferInput<typeof memberSchema>;

interface Person {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

const challengeSchema = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.string(),
});

interface TestOptions extends Partial<SandboxOptions> {
  /** A separate database, for tests that count its rows or change what all runs share. @default false */
  readonly ownDatabase?: boolean;
}

/** A platform in this process, and people who use it through the portal's own client. */
export async function startTestSandbox({
  ownDatabase = false,
  ...options
}: TestOptions = {}) {
  hashCheaply();
  const open = ownDatabase ? openTestDatabase : sharedTestDatabase;
  const database = options.database ?? (await open());
  const { app, platform, close } = createSandbox({
    origin: "http://127.0.0.1:4174",
    // Reduced: a real proof of work is the same computation, only a hundred times over.
    work: [1, 4],
    // The merchant that the visitors below name.
    merchantCode: "test",
    runs: true,
    // `app.request` has no socket: to the platform, visitors seem to come through a server in front of it.
    trustedHops: 1,
    ...options,
    database,
  });

  // A request without an address gets one that is unique to this file: otherwise it would count towards the limits of
  // other files.
  const ownAddress = addressOfRun(randomUUID());
  const send = async (
    path: string,
    init: RequestInit = {},
  ): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has("X-Forwarded-For"))
      headers.set("X-Forwarded-For", ownAddress);
    return app.request(path, { ...init, headers });
  };

  const readJson = async (
    path: string,
    init: RequestInit = {},
  ): Promise<unknown> => (await send(path, init)).json();

  const control = (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<unknown> =>
    readJson(`/sandbox/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** A browser with its own test run and address, logged in or not; visitors who share a run share the address. */
  function visitor(
    token?: string,
    run: string = randomUUID(),
    address = addressOfRun(run),
    /** Cookies of another visitor, if it is the same browser. */
    cookies = new Map<string, string>(),
    /** Pack code. */
    language = "EN",
  ) {
    const client: Client = createClient({
      fetch: async (url, init) => {
        const headers = new Headers(init.headers);
        headers.set("X-Foyer-Run", run);
        headers.set("X-Forwarded-For", address);
        if (cookies.size > 0)
          headers.set("Cookie", [...cookies.values()].join("; "));
        const answer = await send(url, { ...init, headers });
        for (const said of answer.headers.getSetCookie()) {
          const [pair = ""] = said.split(";");
          cookies.set(pair.split("=")[0] ?? "", pair);
        }
        return answer;
      },
      token: () => token,
      merchant: "test",
      language: () => language,
      seal: async () =>
        createSealer({ keys: () => client.call(calls.sealingKeys, {}) }),
      // Tests do not wait: a failed attempt is repeated immediately, and a timeout never fires.
      wait: (ms) =>
        ms < 10_000 ? Promise.resolve() : new Promise(() => undefined),
    });
    return { client, run, address, cookies };
  }

  async function solve(
    client: Client,
    purpose: "login" | "register" | "sms" | "captcha" = "login",
    username?: string,
  ): Promise<string> {
    const challenge = v.parse(
      challengeSchema,
      await client.call(calls.botCheckChallenge, {
        purpose,
        ...(username !== undefined && { username }),
      }),
    );
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString(
      "base64",
    );
  }

  /** The solution of a captcha, from the control room. */
  async function captchaAnswer(key: string): Promise<string> {
    const shown = await control("GET", `/captchas/${key}`);
    return v.parse(v.object({ answer: v.string() }), shown).answer;
  }

  async function logIn(
    client: Client,
    person: Omit<Person, "id">,
    extra: { captcha?: string; captchaKey?: string } = {},
  ) {
    return client.call(calls.login, {
      type: "username",
      username: person.username,
      password: person.password,
      botCheck: await solve(client),
      ...extra,
    });
  }

  /**
   * Makes a member with a session, but without a login: that would take a proof of work and some twenty queries, and
   * leave traces (an entry in the login history, a known browser). Tests of the login call `logIn`.
   */
  async function member(wish: MemberWish = {}, guest = visitor()) {
    const person = v.parse(
      v.object({ id: v.string(), username: v.string(), password: v.string() }),
      await control("POST", "/members", wish),
    );
    const token = await startSession(database.db, person.id, platform.clock());
    return { ...person, token, ...visitor(token, guest.run, guest.address) };
  }

  return {
    app,
    platform,
    database,
    close,
    send,
    readJson,
    control,
    visitor,
    solve,
    captchaAnswer,
    logIn,
    member,
  };
}

/** The cookies of a browser with a forged mark, which the platform never issued. */
export const madeUpCookies = (): Map<string, string> =>
  new Map([
    ["foyer_device", `foyer_device=${randomBytes(32).toString("base64url")}`],
  ]);

/** An address of a private network, the same for each visitor of a run. */
const addressOfRun = (run: string): string =>
  `10.${[...createHash("sha256").update(run).digest().subarray(0, 3)].join(".")}`;

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;
export type TestMember = Awaited<ReturnType<TestSandbox["member"]>>;

/** Waits for a call to be rejected and returns the reason. */
export async function refusalOf(promise: Promise<unknown>): Promise<CallError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error("The call went well.");
}
