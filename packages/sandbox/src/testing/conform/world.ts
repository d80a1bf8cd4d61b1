import * as calls from "@foyer/platform/calls";
import type { Accounts, Fetch } from "@foyer/platform/conform";
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import type { TestSandbox } from "../harness.ts";
import { bankAccountOf, fresh, paymentPassword } from "../money.ts";

const portal = "http://localhost:4173/connect/social.html";

/** A run of its own on the sandbox, and accounts that leave no call without something to be asked with. */
export interface ConformWorld {
  readonly url: string;
  readonly fetch: Fetch;
  readonly accounts: Accounts;
}

const digits = () =>
  String(10_000_000 + (randomBytes(4).readUInt32BE() % 89_999_999));
const numberOf = () => ({
  countryDialingCode: "60",
  mobileNum: `1${digits()}`,
});
const inFull = (mobile: ReturnType<typeof numberOf>) =>
  mobile.countryDialingCode + mobile.mobileNum;

/** A transport to the sandbox of this process, in a run of its own. */
export function fetchOf(sandbox: TestSandbox, run: string): Fetch {
  return async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set("X-Foyer-Run", run);
    const { pathname, search } = new URL(url);
    return sandbox.send(pathname + search, { ...init, headers });
  };
}

/** Makes an agent above an agent above a player, with money, points, gifts, a past and a payout on its way. */
export async function makeWorld(sandbox: TestSandbox): Promise<ConformWorld> {
  const { run } = sandbox.visitor();
  const at = (path: string) =>
    `${path}${path.includes("?") ? "&" : "?"}run=${run}`;
  await sandbox.control("PUT", at("/flags"), {
    MANPLAYREB3: "1",
    MULTIWALLET3: "1",
    FREEPLAY3: "1",
    GOOGLELOGIN3: "1",
    SMSLOGIN3: "1",
    CHNGPASSVERIF3: "1",
    REGMOBVERF3: "1",
  });
  const upline = await sandbox.member({ type: "1" });
  const agent = await sandbox.member({
    type: "2",
    upline: upline.username,
    paymentPassword,
    balance: "500.00",
  });
  const mobile = numberOf();
  const member = await sandbox.member({
    upline: agent.username,
    nickname: "Lake",
    vipRank: "2",
    vipLabel: "Silver",
    balance: "5000.00",
    paymentPassword,
    bankAccounts: 1,
    points: "90000",
    rewards: 2,
    unread: 3,
    history: 40,
    favourites: 2,
    contacts: { mobile: inFull(mobile) },
  });
  const spareMobile = numberOf();
  const email = `spare-${run}@post.example`;
  const spare = await sandbox.member({
    paymentPassword,
    contacts: { mobile: inFull(spareMobile), email },
  });

  const account = { accountId: await bankAccountOf(member.client) };
  for (const amount of ["100.00", "120.00"]) {
    const { orderId } = await member.client.call(
      calls.withdraw,
      { ...account, amount, paymentPassword },
      fresh(),
    );
    await sandbox.control("POST", at(`/withdrawals/${orderId}`), {
      action: "SEND",
    });
  }

  const named = ({
    username,
    password,
  }: {
    username: string;
    password: string;
  }) => ({
    username,
    password,
  });
  const outbox = `http://sandbox.test/sandbox/api/outbox?to={to}&run=${run}`;
  return {
    url: "http://sandbox.test",
    fetch: fetchOf(sandbox, run),
    accounts: {
      upline: named(upline),
      agent: { ...named(agent), paymentPassword },
      member: { ...named(member), paymentPassword, mobile },
      spare: {
        ...named(spare),
        paymentPassword,
        mobile: spareMobile,
        email,
      },
      newPassword: "other-sand-and-sea",
      newPaymentPassword: "harbour-78",
      codes: { address: outbox },
      captcha: {
        address: "http://sandbox.test/sandbox/api/captchas/{key}",
      },
      register: {
        mobile: numberOf(),
        otherMobile: numberOf(),
        fields: {},
      },
      social: await goThroughProvider(sandbox, run, member.username),
      affiliateCode: "HARBOUR8",
      portal: "http://localhost:4173",
    },
  };
}

/** Signs in at the page that plays another site, and comes back with its code. */
async function goThroughProvider(
  sandbox: TestSandbox,
  run: string,
  username: string,
) {
  const headers = { "X-Foyer-Run": run };
  const provider = "google";
  const state = "s".repeat(32);
  const start = await sandbox.send(
    `${calls.socialStartPath(provider)}?${new URLSearchParams({ state, redirect: portal }).toString()}`,
    { headers },
  );
  const page = new URL(start.headers.get("location") ?? "");
  const form = new URLSearchParams({
    request: page.searchParams.get("request") ?? "",
    state,
    subject: "g-maya",
  });
  const back = await sandbox.send(`/social/${provider}`, {
    method: "POST",
    body: form,
    headers,
  });
  const code = v.parse(
    v.string(),
    new URL(back.headers.get("location") ?? portal).searchParams.get("code"),
    { message: `No code for ${username}.` },
  );
  return { provider, state, code } as const;
}
