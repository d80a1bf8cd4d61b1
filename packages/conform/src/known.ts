import * as v from "valibot";
import { botCheckChallenge } from "@foyer/platform/calls";
import { fieldsOf } from "@foyer/platform/client/request";
import type { Account, AccountName, Accounts } from "./accounts.ts";
import { exchange, type Fetch, type Line } from "./exchange.ts";
import { judge } from "./judge.ts";
import type { AnyCall, Known, Who } from "./plan.ts";
import { proveWork } from "./proof-of-work.ts";

/** What is remembered of one call. */
interface Kept {
  readonly answers: unknown[];
  went: boolean;
}

/** The known facts, and the functions that add to them. */
export interface Memory {
  readonly known: Known;
  keep(call: AnyCall, value: unknown): void;
  tokenOf(who: Who): string | undefined;
}

interface Setting {
  readonly line: Line;
  readonly accounts: Accounts;
  readonly now: () => number;
  readonly random: () => string;
}

/** Collects answers, so that later calls can use them as arguments. */
export function createMemory(setting: Setting): Memory {
  const { line, accounts, now, random } = setting;
  const kept = new Map<string, Kept>();
  const tokens = new Map<AccountName, string>();

  const of = (call: AnyCall): Kept => {
    const found = kept.get(call.name) ?? { answers: [], went: false };
    kept.set(call.name, found);
    return found;
  };
  const tokenOf = (who: Who): string | undefined =>
    who === "visitor" ? undefined : (tokens.get(who) ?? accounts[who]?.token);

  const known: Known = {
    accounts,
    merchant: line.merchant,
    language: line.language,
    portal: new URL(accounts.portal ?? line.url).origin,
    domain: new URL(accounts.portal ?? line.url).hostname,
    now,
    fresh: random,
    answers: (call) =>
      of(call).answers.flatMap((raw) => {
        const parsed = v.safeParse(call.response, raw);
        return parsed.success ? [parsed.output] : [];
      }),
    answer: (call) => known.answers(call)[0],
    done: (call) => of(call).went,
    account: (who): Account | undefined => accounts[who],
    read: async (call, request, who) => {
      const answer = await exchange(line, call, fieldsOf(call, request), {
        token: tokenOf(who),
      });
      const judged = judge(call, answer);
      if (judged.kind !== "answered") return undefined;
      const parsed = v.safeParse(call.response, judged.value);
      return parsed.success ? parsed.output : undefined;
    },
    signedIn: (who, token) => void tokens.set(who, token),
    prove: async (purpose) => {
      const challenge = await known.read(
        botCheckChallenge,
        { purpose },
        "visitor",
      );
      return challenge && proveWork(challenge);
    },
    code: (to) => fromElsewhere(line.fetch, accounts.codes, { to }, "code"),
    captcha: (key) =>
      fromElsewhere(line.fetch, accounts.captcha, { key }, "answer"),
    seal: (json) => line.sealer.seal(json),
  };

  return {
    known,
    keep: (call, value) => {
      const found = of(call);
      found.went = true;
      found.answers.push(value);
    },
    tokenOf,
  };
}

const text = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.minLength(1),
);

/** Reads a code: the fixed text that is always accepted, or the answer of an address of the test platform. */
async function fromElsewhere(
  fetch: Fetch,
  source: { readonly fixed?: string; readonly address?: string } | undefined,
  about: Readonly<Record<string, string>>,
  member: "code" | "answer",
): Promise<string | undefined> {
  if (source?.fixed !== undefined) return source.fixed;
  if (source?.address === undefined) return undefined;
  const address = source.address.replace(/{(\w+)}/g, (_, name: string) =>
    encodeURIComponent(about[name] ?? ""),
  );
  const one = v.object({ [member]: text });
  try {
    const said = await (await fetch(address, {})).text();
    const json: unknown = JSON.parse(said);
    const found = Array.isArray(json) ? json[0] : json;
    const parsed = v.safeParse(one, found);
    if (parsed.success) return parsed.output[member];
    return v.is(text, found) ? String(found) : undefined;
  } catch {
    return undefined;
  }
}
