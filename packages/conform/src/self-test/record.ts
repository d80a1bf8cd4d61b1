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

/** The requests that one account made to a call, and their answers in order. */
export interface Segment {
  readonly who: Who;
  readonly asked: readonly unknown[];
  readonly answers: Recorded[];
}

/** A plan with its requests and answers. */
export interface Recording {
  readonly plan: Plan;
  readonly segments: Segment[];
}

/** Runs all plans on a platform once and keeps every answer, so that they can be replayed with errors in them. */
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
      // Requests made while the arguments are prepared are not tries of the call.
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
