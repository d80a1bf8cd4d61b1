import { callAt } from "../adapter.ts";
import type { Fetch } from "../exchange.ts";
import { type Needs, isNeeds, type Plan, type Who } from "../plan.ts";
import { allPlans } from "../plans/all.ts";
import { allCalls, conform, type ConformOptions } from "../run.ts";
import type { Report } from "../report.ts";

/** An answer as it came. */
export interface Recorded {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Whether the request carried a token. */
  readonly tokened: boolean;
}

/** What one account asked a call, and the answers to it in their order. */
export interface Segment {
  readonly who: Who;
  readonly asked: readonly unknown[];
  readonly answers: Recorded[];
}

/** A plan with what came of it. */
export interface Recording {
  readonly plan: Plan;
  readonly segments: Segment[];
}

/** Tries a whole platform once and keeps every answer, so that it can be told again with something wrong in it. */
export async function record(
  options: ConformOptions,
): Promise<{ report: Report; recordings: readonly Recording[] }> {
  const recordings = allPlans.map((plan): Recording => ({
    plan,
    segments: [],
  }));
  let current: { call: string; segment: Segment } | undefined;
  const watched = recordings.map(({ plan, segments }): Plan => ({
    ...plan,
    ask: async (known, who): Promise<Needs | readonly unknown[]> => {
      // What is read on the way to a request is no try of a call.
      current = undefined;
      const asked = await plan.ask(known, who);
      if (isNeeds(asked)) return asked;
      const segment: Segment = { who, asked, answers: [] };
      segments.push(segment);
      current = { call: plan.call.name, segment };
      return asked;
    },
  }));
  const send: Fetch = options.fetch ?? ((url, init) => fetch(url, init));
  const report = await conform({
    ...options,
    plans: watched,
    fetch: async (url, init) => {
      const answer = await send(url, init);
      const call = callAt(allCalls, init.method ?? "GET", url);
      if (current && call?.name === current.call) {
        current.segment.answers.push({
          status: answer.status,
          contentType: answer.headers.get("content-type") ?? "",
          text: await answer.clone().text(),
          tokened: new Headers(init.headers).has("authorization"),
        });
      }
      return answer;
    },
  });
  return { report, recordings };
}
