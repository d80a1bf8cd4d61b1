import type * as v from "valibot";
import type { CallDefinition } from "@foyer/platform/call";
import type { Account, AccountName, Accounts } from "./accounts.ts";

/** Who makes a call: a visitor, or one of the accounts. */
export type Who = "visitor" | AccountName;

/** Why a call cannot be made. */
export interface Needs {
  readonly needs: string;
}

/** Says what a request lacks. */
export const needs = (what: string): Needs => ({ needs: what });

export const isNeeds = (asked: unknown): asked is Needs =>
  typeof asked === "object" && asked !== null && "needs" in asked;

/** What is known of the platform so far: every argument of a call comes from here, none is made up for one platform. */
export interface Known {
  readonly accounts: Accounts;
  readonly merchant: string;
  readonly language: string;
  /** Origin and domain of the portal. */
  readonly portal: string;
  readonly domain: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Letters and digits that were never used before, for names. */
  readonly fresh: () => string;
  /** The first answer of a call, as the portal reads it; undefined: there was none that it could read. */
  answer<R extends v.GenericSchema>(
    call: CallDefinition<v.GenericSchema, R>,
  ): v.InferOutput<R> | undefined;
  /** Every answer of a call that could be read, in order. */
  answers<R extends v.GenericSchema>(
    call: CallDefinition<v.GenericSchema, R>,
  ): readonly v.InferOutput<R>[];
  /** Whether a call has succeeded at least once. */
  done(call: AnyCall): boolean;
  account(who: AccountName): Account | undefined;
  /** Makes a call outside the report, as the portal would; undefined: it failed. */
  read<Q extends v.GenericSchema, R extends v.GenericSchema>(
    call: CallDefinition<Q, R>,
    request: v.InferInput<Q>,
    who: Who,
  ): Promise<v.InferOutput<R> | undefined>;
  /** Stores a session; later calls of this account use it. */
  signedIn(who: AccountName, token: string): void;
  /** A proof of work for a purpose; undefined: the platform requires none of a known kind. */
  prove(purpose: "login" | "register" | "sms"): Promise<string | undefined>;
  /** The verification code sent to a number or address. */
  code(to: string): Promise<string | undefined>;
  /** The solution of a captcha. */
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

/** Makes a call several times. */
export const many = <T>(requests: readonly T[]): Many<T> => new Many(requests);

/** How one call is tried. */
export interface Plan {
  readonly call: AnyCall;
  /** The accounts that try it, as far as they exist. */
  readonly as: readonly Who[];
  /** True: it changes something on the platform, and runs only where that is allowed. */
  readonly effect: boolean;
  /** Requests to make, or why there are none. */
  readonly ask: (known: Known, who: Who) => Promise<Needs | readonly unknown[]>;
  /** Handles an answer that could be read, before the next request. */
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
 * Says how a call is tried: by whom, whether it changes something, and with which requests.
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
