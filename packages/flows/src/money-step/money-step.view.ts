import type { SnapshotFrom } from "xstate";
import type { Failure } from "../shared/result.ts";
import type { createMoneyStep } from "./money-step.machine.ts";
import type { MoneyBody } from "./money-step.body.ts";

type MoneyStepMachine<TBody extends MoneyBody, TOk> = ReturnType<
  typeof createMoneyStep<TBody, TOk>
>;

/** What a screen shows of a money step. */
export interface MoneyStepView<TBody extends MoneyBody = MoneyBody> {
  /**
   * `checking`: the journal is being read. `sending`: the first answer is pending. `doubting`: no answer came, and
   * the step repeats the call automatically. `unresolved`: it gave up. `interrupted`: an earlier visit left it open.
   * `lost`: asking is no longer possible, only the records can tell.
   */
  readonly phase:
    | "checking"
    | "sending"
    | "doubting"
    | "unresolved"
    | "interrupted"
    | "lost";
  /**
   * What to tell the member about the outcome; undefined while it is being looked up, or its first answer is pending.
   */
  readonly doubt:
    | "doubting"
    | "unresolved"
    | "interrupted"
    | "lost"
    | undefined;
  /** What is pending or in doubt. */
  readonly body: TBody | undefined;
  /** When that was confirmed, epoch ms of the device. */
  readonly at: number | undefined;
  /** Why the last attempt was inconclusive. */
  readonly failure: Failure | undefined;
  /** Asking again requires the payment password again. */
  readonly wantsSecret: boolean;
  /** It was asked again without the password. */
  readonly secretMissing: boolean;
  readonly canAsk: boolean;
  readonly canSetAside: boolean;
}

const waiting = ["unresolved", "interrupted", "lost"] as const;

/**
 * Turns a snapshot into what a screen shows.
 *
 * @example moneyStepView(actor.getSnapshot()).phase // "doubting"
 */
export function moneyStepView<TBody extends MoneyBody, TOk>(
  snapshot: SnapshotFrom<MoneyStepMachine<TBody, TOk>>,
): MoneyStepView<TBody> {
  const { body, entry, failure, needsSecret, secret, secretMissing, doubt } =
    snapshot.context;
  const still = waiting.find((state) => snapshot.value === state);
  const sent =
    snapshot.value === "sending" || snapshot.value === "writingOutcome";
  const inDoubt = snapshot.value === "doubting" || (sent && doubt !== "none");
  const toldOf = still ?? (inDoubt ? "doubting" : undefined);
  return {
    phase: toldOf ?? (sent ? "sending" : "checking"),
    doubt: toldOf,
    body,
    at: entry?.at,
    failure,
    wantsSecret: needsSecret && !secret,
    secretMissing,
    canAsk:
      snapshot.value === "doubting" ||
      snapshot.value === "unresolved" ||
      snapshot.value === "interrupted",
    canSetAside: still !== undefined,
  };
}
