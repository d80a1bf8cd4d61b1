import type * as v from "valibot";
import type { CallDefinition } from "@foyer/platform/call";
import type { Account, AccountName, Accounts } from "./accounts.ts";

/** Who makes a call: nobody who is signed in, or one of the accounts. */
export type Who = "visitor" | AccountName;

/** Why a call cannot be asked. */
export interface Needs {
  readonly needs: string;
}

/** Says that something is missing that a request is made of. */
export const needs = (what: string): Needs => ({ needs: what });

export const isNeeds = (asked: unknown): asked is Needs =>
  typeof asked === "object" && asked !== null && "needs" in asked;

/** What is known of the platform so far: every argument of a call comes from here, none is made up for one platform. */
export interface Known {
  readonly accounts: Accounts;
  readonly merchant: string;
  readonly language: string;
  /** Origin and domain that the portal is visited at. */
  readonly portal: string;
  readonly domain: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Letters and digits that were never used before, for names. */
  readonly fresh: () => string;
  /** What a call answered first, as the portal reads it; undefined: nothing that it could read. */
  answer<R extends v.GenericSchema>(
    call: CallDefinition<v.GenericSchema, R>,
  ): v.InferOutput<R> | undefined;
  /** Every answer of a call that could be read, in order. */
  answers<R extends v.GenericSchema>(
    call: CallDefinition<v.GenericSchema, R>,
  ): readonly v.InferOutput<R>[];
  /** Whether a call went well at least once. */
  done(call: AnyCall): boolean;
  account(who: AccountName): Account | undefined;
  /** Makes a call beside the report, as the portal would; undefined: it failed. */
  read<Q extends v.GenericSchema, R extends v.GenericSchema>(
    call: CallDefinition<Q, R>,
    request: v.InferInput<Q>,
    who: Who,
  ): Promise<v.InferOutput<R> | undefined>;
  /** Notes a session, which calls of this account are made with from now on. */
  signedIn(who: AccountName, token: string): void;
  /** A proof of work for a purpose; undefined: the platform asks for none that is known. */
  prove(purpose: "login" | "register" | "sms"): Promise<string | undefined>;
  /** The code that was sent to a number or address. */
  code(to: string): Promise<string | undefined>;
  /** What a captcha shows. */
  captcha(key: string): Promise<string | undefined>;
  /** A sealed text, for the one call that seals a field. */
  seal(json: string): Promise<string>;
}

export type AnyCall = CallDefinition;

/** One request of a plan, or several. */
type Asked<Q extends v.GenericSchema> =
  | v.InferInput<Q>
  | Needs
  | Many<v.InferInput<Q>>;

/** Several requests of one call: one for each kind that it has. */
export class Many<T> {
  readonly requests: readonly T[];
  constructor(requests: readonly T[]) {
    this.requests = requests;
  }
}

/** Asks a call several times. */
export const many = <T>(requests: readonly T[]): Many<T> => new Many(requests);

/** How one call is tried. */
export interface Plan {
  readonly call: AnyCall;
  /** Whoever of these there is tries it. */
  readonly as: readonly Who[];
  /** True: it changes something on the platform, and waits until that is allowed. */
  readonly effect: boolean;
  /** Requests to make, or why there are none. */
  readonly ask: (known: Known, who: Who) => Promise<Needs | readonly unknown[]>;
  /** What is done with an answer that could be read, before the next request. */
  readonly after: (
    known: Known,
    answer: unknown,
    place: number,
    who: Who,
  ) => void;
  /** Left out of the tries with a wrong request, and of those without a token. */
  readonly delicate: boolean;
}

interface How<R extends v.GenericSchema> {
  readonly as?: Who | readonly Who[];
  readonly effect?: boolean;
  readonly delicate?: boolean;
  readonly after?: (
    known: Known,
    answer: v.InferOutput<R>,
    place: number,
    who: Who,
  ) => void;
}

/**
 * Says how a call is tried: by whom, whether it changes something, and what it is asked.
 *
 * @example plan(calls.depositOrder, { as: "member" }, (known) => {
 *   const orderId = known.answer(calls.deposit)?.orderId;
 *   return orderId === undefined ? needs("an order of deposit") : { orderId };
 * })
 */
export function plan<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: CallDefinition<Q, R>,
  { as = "visitor", effect = false, delicate = false, after }: How<R>,
  ask: (known: Known, who: Who) => Asked<Q> | Promise<Asked<Q>>,
): Plan {
  return {
    call,
    as: typeof as === "string" ? [as] : as,
    effect,
    delicate,
    ask: async (known, who) => {
      const asked = await ask(known, who);
      if (isNeeds(asked)) return asked;
      return asked instanceof Many ? asked.requests : [asked];
    },
    after: (known, answer, place, who) => after?.(known, answer, place, who),
  };
}
