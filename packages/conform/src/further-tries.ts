import type { CallDefinition } from "@foyer/platform/call";
import { isRecord } from "@foyer/platform/client/json";
import type { Difference } from "./compare.ts";
import { exchange, type Line, type Stamp } from "./exchange.ts";
import { add, type Findings } from "./findings.ts";
import { difference, judge, type Judgement } from "./judge.ts";
import { wordsOf } from "./words.ts";
import { otherRequest } from "./wrong-request.ts";

/*
 * Further tries of a call, after a request that fits: the same request repeated, one without a session, and one with
 * wrong fields.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Repeating the same intent gives the same answer and has no further effect; with other values it is a conflict. */
export async function repeat(
  line: Line,
  call: CallDefinition,
  fields: Fields,
  stamp: Stamp,
  first: Extract<Judgement, { kind: "answered" }>,
  findings: Findings,
): Promise<void> {
  const again = judge(call, await exchange(line, call, fields, stamp));
  const same = again.kind === "answered" && sameValue(again.value, first.value);
  if (!same)
    add(findings, [
      difference(
        "the same request with the same Idempotency-Key",
        "the first answer again",
        saidBy(again),
      ),
    ]);
  const other = otherRequest(call, fields);
  if (!other) return;
  const conflict = judge(call, await exchange(line, call, other, stamp));
  if (conflict.kind === "refused" && conflict.code === "IDEMPOTENCY_CONFLICT")
    return;
  add(findings, [
    difference(
      "another request with the same Idempotency-Key",
      "409 IDEMPOTENCY_CONFLICT",
      saidBy(conflict),
    ),
  ]);
}

/** Whether two answers say the same, whatever the order of their members. */
const sameValue = (one: unknown, other: unknown): boolean =>
  inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isRecord(one)
      ? Object.fromEntries(
          Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : one,
  );

function saidBy(judged: Judgement): string {
  switch (judged.kind) {
    case "answered":
      return `an answer: ${wordsOf(judged.value)}`;
    case "refused":
      return `HTTP ${judged.status} ${judged.code}`;
    case "missing":
      return judged.why;
    case "broken":
      return judged.differences[0]?.got ?? "nothing";
  }
}

/** Data of an account must not be readable without its session. */
export async function withoutToken(
  line: Line,
  call: CallDefinition,
  fields: Fields,
  findings: Findings,
): Promise<void> {
  const stamp = call.money ? { idempotencyKey: crypto.randomUUID() } : {};
  const answer = await exchange(line, call, fields, stamp);
  const judged = judge(call, answer);
  const fits =
    judged.kind === "refused" &&
    judged.status === 401 &&
    judged.code === "NOT_LOGGED_IN";
  if (!fits)
    add(findings, [
      difference("without a token", "HTTP 401 NOT_LOGGED_IN", saidBy(judged)),
    ]);
  else add(findings, judged.differences.map(refusalAt("without a token")));
}

export async function withWrongFields(
  line: Line,
  call: CallDefinition,
  wrong: Fields,
  token: string | undefined,
  findings: Findings,
): Promise<void> {
  const stamp = {
    token,
    idempotencyKey: call.money ? crypto.randomUUID() : undefined,
  };
  const judged = judge(call, await exchange(line, call, wrong, stamp));
  if (judged.kind === "refused") {
    add(findings, judged.differences.map(refusalAt("with a wrong request")));
    return;
  }
  add(findings, [
    difference(
      "with a wrong request",
      "a refusal with a code of packages/platform/src/errors.ts",
      saidBy(judged),
    ),
  ]);
}

const refusalAt =
  (where: string) =>
  (one: Difference): Difference => ({ ...one, path: `${where}: ${one.path}` });
