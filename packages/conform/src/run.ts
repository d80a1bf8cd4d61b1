import { adaptFetch, adaptSealer, type PlatformAdapter } from "./adapter.ts";
import type { CallDefinition } from "@foyer/platform/call";
import * as exported from "@foyer/platform/calls";
import { sealingKeys } from "@foyer/platform/calls";
import { createSealer } from "@foyer/platform/seal";
import * as v from "valibot";
import type { Accounts } from "./accounts.ts";
import { type Fetch, exchange, type Line } from "./exchange.ts";
import { type ForeignHost, foreignHosts } from "./hosts.ts";
import { judge } from "./judge.ts";
import { createMemory } from "./known.ts";
import { allPlans } from "./plans/all.ts";
import type { Plan } from "./plan.ts";
import type { Report } from "./report.ts";
import { tryCall } from "./try-call.ts";

export interface ConformOptions {
  /** The platform's address, as "https://platform.example": the part before `/wps`. */
  readonly url: string;
  readonly accounts: Accounts;
  /** Merchant code of the brand. */
  readonly merchant: string;
  /** Pack code of the language in which texts are requested. */
  readonly language: string;
  /** All hosts that the brand lists. */
  readonly hosts: readonly string[];
  /** True: calls that change something are made too. */
  readonly effects: boolean;
  /** Only calls whose name, path or number has this word. */
  readonly only?: string | undefined;
  readonly adapter?: PlatformAdapter | undefined;
  /** The transport; default: the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Epoch milliseconds; default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** How calls are tried; default: every call of the contract. */
  readonly plans?: readonly Plan[] | undefined;
  /** Called when a call is done. */
  readonly onCall?: ((name: string) => void) | undefined;
}

/** Every call of the contract. */
export const allCalls: readonly CallDefinition[] = Object.values(
  exported,
).flatMap((one) =>
  typeof one === "object" && "path" in one && "method" in one ? [one] : [],
);

const random = (): string =>
  crypto.randomUUID().replaceAll("-", "").slice(0, 10);

/** The line to a platform: requests are written as the portal writes them, and go through the adapter. */
function lineTo(options: ConformOptions): Line {
  const adapter = options.adapter ?? {};
  const plain: Fetch = options.fetch ?? ((url, init) => fetch(url, init));
  const adapted = adaptFetch(plain, adapter, allCalls);
  const line: Omit<Line, "sealer"> = {
    fetch: adapted,
    url: options.url.replace(/\/$/, ""),
    merchant: options.merchant,
    language: options.language,
  };
  const unsealed = {
    seal: () => Promise.reject(new Error("Keys are not sealed.")),
    open: () => Promise.reject(new Error("Keys are not sealed.")),
    refresh: () => undefined,
  };
  const sealer = createSealer({
    keys: async () => {
      const answer = await exchange(
        { ...line, sealer: unsealed },
        sealingKeys,
        {},
      );
      const judged = judge(sealingKeys, answer);
      return v.parse(
        sealingKeys.response,
        judged.kind === "answered" ? judged.value : undefined,
      );
    },
  });
  return { ...line, sealer: adaptSealer(sealer, adapter) };
}

const matches = ({ id, name, path }: CallDefinition, word: string): boolean =>
  [id, name, path].some((text) =>
    text.toLowerCase().includes(word.toLowerCase()),
  );

/**
 * Tries every call of the contract on a platform and reports how each answers. Never rejects because of what the
 * platform does.
 *
 * @example
 * const report = await conform({ url, accounts, merchant, language: "EN", hosts: [], effects: false });
 * process.exitCode = report.ok ? 0 : 1;
 */
export async function conform(options: ConformOptions): Promise<Report> {
  const line = lineTo(options);
  const { accounts, effects, only = "" } = options;
  const now = options.now ?? Date.now;
  const memory = createMemory({ line, accounts, now, random });
  const reports: Report["calls"][number][] = [];
  const hosts: ForeignHost[] = [];
  for (const plan of options.plans ?? allPlans) {
    const { call } = plan;
    const wanted = matches(call, only);
    // Reads that other calls depend on still run, but are not reported.
    if (!wanted && plan.effect) continue;
    const { report, values } = await tryCall(plan, { line, memory, effects });
    if (!wanted) continue;
    reports.push(report);
    for (const value of values)
      hosts.push(...foreignHosts(call.name, value, options.hosts));
    options.onCall?.(call.name);
  }
  const first = new Map(hosts.map((one) => [`${one.host} ${one.call}`, one]));
  return {
    url: line.url,
    calls: reports,
    hosts: [...first.values()],
    // A platform that nothing could be tried on has not conformed.
    ok:
      reports.some(({ verdict }) => verdict === "conforms") &&
      reports.every(
        ({ verdict }) => verdict === "conforms" || verdict === "not run",
      ),
  };
}
