import type fc from "fast-check";
import { fromPromise } from "xstate";
import {
  appliedToSlot,
  emptySlot,
  type JournalCommand,
  type JournalOutput,
  type JournalSlot,
  type MoneyBody,
  type MoneyFailure,
  type MoneySending,
  type SendOutput,
  slotOf,
} from "../money-step/money-step.ts";

/** What goes wrong with one attempt. */
export type Fault =
  | "none"
  /** It never arrives. */
  | "dropBefore"
  /** It is carried out, and the answer is lost. */
  | "dropAfter"
  /** It is carried out, and the answer cannot be parsed. */
  | "malformed"
  /** Rejected before anything is checked. */
  | "door";

const noAnswer: MoneyFailure = { reason: "NETWORK" };

/** Lets a piece of work complete at its own pace. */
type Pace = () => Promise<void>;
const atOnce: Pace = () => Promise.resolve();

/**
 * A platform and a device for tests of money: it carries out each key once, checks the password first, and loses what
 * it is told to lose. The journal is serialised to text and parsed again, as storage would.
 *
 * @example
 * const bank = modelBank({ password: "1234", answer: (count) => ({ orderId: `W-${count}` }) });
 * bank.faults.push("dropAfter");
 */
export function modelBank<TOk, TBody extends MoneyBody = MoneyBody>({
  password,
  answer,
  scheduler,
}: {
  readonly password?: string;
  readonly answer: (count: number, body: MoneyBody) => TOk;
  /** Decides in which order pending work continues. */
  readonly scheduler?: fc.Scheduler;
}) {
  const settled = new Map<string, { body: string; ok: TOk }>();
  const effects: MoneyBody[] = [];
  const sendings: MoneySending[] = [];
  const faults: Fault[] = [];
  const slots = new Map<string, string>();
  const refusals: MoneyFailure[] = [];
  const pace: Pace = scheduler
    ? () => scheduler.schedule(Promise.resolve())
    : atOnce;

  function handle({ key, body, secret }: MoneySending): SendOutput<TOk> {
    // The password first: the harder order for a caller that asks again.
    if (password !== undefined && secret !== password)
      return { error: { reason: "PAYMENT_PASSWORD_WRONG", status: 422 } };
    const known = settled.get(key);
    if (known)
      return known.body === JSON.stringify(body)
        ? { ok: known.ok }
        : { error: { reason: "IDEMPOTENCY_CONFLICT", status: 409 } };
    const refusal = refusals.shift();
    if (refusal) return { error: refusal };
    effects.push(body);
    const ok = answer(effects.length, body);
    settled.set(key, { body: JSON.stringify(body), ok });
    return { ok };
  }

  async function send(sending: MoneySending): Promise<SendOutput<TOk>> {
    sendings.push(sending);
    const fault = faults.shift() ?? "none";
    await pace();
    if (fault === "dropBefore") return { error: noAnswer };
    if (fault === "door")
      return { error: { reason: "NOT_LOGGED_IN", status: 401 } };
    const answered = handle(sending);
    await pace();
    if (fault === "dropAfter") return { error: noAnswer };
    if (fault === "malformed") return { error: { reason: "MALFORMED" } };
    return answered;
  }

  const slotNow = (slot: string): JournalSlot => {
    const text = slots.get(slot);
    return text === undefined ? emptySlot : slotOf(JSON.parse(text));
  };

  async function journal(command: JournalCommand): Promise<JournalOutput> {
    await pace();
    const after = appliedToSlot(slotNow(command.slot), command);
    slots.set(command.slot, JSON.stringify(after));
    await pace();
    return { ok: after };
  }

  return {
    /** What was carried out, in order. */
    effects,
    /** What arrived or was lost on the way, in order. */
    sendings,
    /** Faults of the next attempts. */
    faults,
    /** Rejections of the next new intents. */
    refusals,
    slotNow,
    actors: {
      journal: fromPromise<JournalOutput, JournalCommand>(({ input }) =>
        journal(input),
      ),
      send: fromPromise<SendOutput<TOk>, MoneySending<TBody>>(({ input }) =>
        send(input),
      ),
    },
  };
}

/** Runs everything that does not depend on the clock. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
