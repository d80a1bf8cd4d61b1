import * as v from "valibot";
import { fieldsOf } from "@foyer/platform/client/request";
import { exchange, type Line } from "./exchange.ts";
import { add, type Findings, noFindings, reportOf } from "./findings.ts";
import { repeat, withoutToken, withWrongFields } from "./further-tries.ts";
import { difference, judge, type Judgement, serverCodes } from "./judge.ts";
import type { Memory } from "./known.ts";
import {
  type AnyCall,
  isNeeds,
  type Needs,
  needs,
  type Plan,
  type Who,
} from "./plan.ts";
import { type CallReport, waitsForEffects } from "./report.ts";
import { wrongRequest } from "./wrong-request.ts";

interface Scene {
  readonly line: Line;
  readonly memory: Memory;
  readonly effects: boolean;
}

/** Error codes that say nothing about the contract: they are due to this account, or to the current situation. */
const excused = new Set(
  serverCodes.filter(
    (code) => !["NOT_LOGGED_IN", "VALIDATION", "UNKNOWN"].includes(code),
  ),
);

/** Tries one call by its plan and returns the result, with the answers it got. */
export async function tryCall(
  plan: Plan,
  scene: Scene,
): Promise<{ report: CallReport; values: readonly unknown[] }> {
  const findings = noFindings();
  if (plan.effect && !scene.effects) findings.notRun.push(waitsForEffects);
  else for (const who of plan.as) await tryAs(plan, who, scene, findings);
  return { report: reportOf(plan.call, findings), values: findings.values };
}

async function tryAs(
  plan: Plan,
  who: Who,
  { line, memory }: Scene,
  findings: Findings,
): Promise<void> {
  const { call } = plan;
  const isGuest = who === "visitor" || call.auth === "none";
  const token = memory.tokenOf(who);
  if (!isGuest && token === undefined) {
    findings.notRun.push(`needs the account ${who}`);
    return;
  }
  const asked = await plan.ask(memory.known, who).catch(couldNot);
  if (isNeeds(asked)) {
    findings.notRun.push(`needs ${asked.needs}`);
    return;
  }
  let fields: Readonly<Record<string, unknown>> | undefined;
  for (const request of asked) {
    const fitting = fieldsFor(call, request);
    if (fitting === undefined) {
      findings.notRun.push(
        "needs earlier answers that a request can be made of",
      );
      continue;
    }
    fields = fitting;
    const stamp = {
      token: isGuest ? undefined : token,
      idempotencyKey: call.money ? crypto.randomUUID() : undefined,
    };
    const judged = judge(call, await exchange(line, call, fields, stamp));
    note(plan, judged, findings);
    if (judged.kind !== "answered") continue;
    memory.keep(call, judged.value);
    const parsed = v.safeParse(call.response, judged.value);
    if (parsed.success)
      plan.after(
        memory.known,
        parsed.output,
        memory.known.answers(call).length - 1,
        who,
      );
    if (call.money) await repeat(line, call, fields, stamp, judged, findings);
  }
  if (fields === undefined || findings.missing !== "") return;
  if (call.auth === "token" && !plan.delicate)
    await withoutToken(line, call, fields, findings);
  const wrong = plan.delicate ? undefined : wrongRequest(call, fields);
  if (wrong)
    await withWrongFields(
      line,
      call,
      wrong,
      isGuest ? undefined : memory.tokenOf(who),
      findings,
    );
}

/** An argument that depends on another answer is missing: a sealing key, or a challenge. */
const couldNot = (error: unknown): Needs =>
  needs(
    `what it is asked with: ${error instanceof Error ? error.message : String(error)}`,
  );

/** Fields of a request; undefined: the values that an earlier answer gave for them do not fit. */
function fieldsFor(call: AnyCall, request: unknown) {
  try {
    return fieldsOf(call, request);
  } catch {
    return undefined;
  }
}

function note(plan: Plan, judged: Judgement, findings: Findings): void {
  switch (judged.kind) {
    case "missing":
      findings.missing = judged.why;
      return;
    case "broken":
      return add(findings, judged.differences);
    case "refused": {
      const { code, message, status } = judged;
      add(findings, judged.differences);
      const said = `refused with ${code || `HTTP ${status}`}${message ? `: ${message}` : ""}`;
      // The arguments of an effect may break this platform's own rules; those of a read suit every platform.
      if (excused.has(code) || (plan.effect && code === "VALIDATION"))
        findings.notRun.push(said);
      else add(findings, [difference("$", "an answer", said)]);
      return;
    }
    case "answered":
      add(findings, judged.differences);
      judged.extra.forEach((one) => findings.extra.add(one));
      judged.seen.forEach((one) => findings.seen.add(one));
      findings.values.push(judged.value);
  }
}
