import type { CallDefinition } from "@foyer/platform/call";
import { compare } from "../compare.ts";
import { exampleOf } from "../self-test/example.ts";
import { shapeOf } from "../shape-of.ts";
import { isRecord } from "@foyer/platform/client/json";
import { sampleHandlers } from "@foyer/platform/fake";
import * as v from "valibot";

/** Rows of a list that are enough to show its contents. */
const rows = 1;

/** Shortens lists at any depth. */
function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, rows).map(short);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      one === undefined ? [] : [[name, short(one)]],
    ),
  );
}

const handlers: ReadonlyMap<string, unknown> = new Map(
  Object.entries(sampleHandlers),
);

/**
 * The sample answers to each call, with each list cut to one row. A sample that does not fit the contract, or that
 * differs each time it is requested, is left out.
 */
export async function sampleAnswers(
  calls: readonly CallDefinition[],
): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const call of calls) {
    const handler = handlers.get(call.name);
    if (typeof handler !== "function") continue;
    const answer = await answerOf(call, handler);
    const shape = shapeOf(call.response);
    const isGood =
      answer !== undefined && compare(shape, answer).differences.length === 0;
    if (isGood) found.set(call.name, answer);
  }
  return found;
}

async function answerOf(
  call: CallDefinition,
  handler: CallableFunction,
): Promise<unknown> {
  try {
    const request = v.parse(call.request, exampleOf(shapeOf(call.request)));
    const ask = async () =>
      JSON.stringify(
        short(
          await Reflect.apply(handler, undefined, [request, { token: "" }]),
        ),
      );
    const [one, other] = [await ask(), await ask()];
    return one === other ? JSON.parse(one) : undefined;
  } catch {
    return undefined;
  }
}
