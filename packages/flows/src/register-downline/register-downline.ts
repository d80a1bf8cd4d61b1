import { assign, setup, type SnapshotFrom } from "xstate";
import { downlineTypes, type DownlineType } from "@foyer/platform/calls";
import { parseAmount } from "@foyer/platform/money";
import { validate, type Refusal } from "@foyer/platform/validation";
import {
  rateProblem,
  type OfferProblem,
} from "../contract-request/contract-request.ts";
import { accepted, failureOf, isSound } from "../shared/answers.ts";
import { askedBy, type FieldRule } from "../shared/field-rule.ts";
import { isLost } from "../shared/lost.ts";
import { defect, type Failure, type Result } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";

const fieldNames = ["type", "username", "password", "rate"] as const;
export type DownlineField = (typeof fieldNames)[number];
export type DownlineValues = Readonly<Record<DownlineField, string>>;

/** The problem of each field; a rejection by the platform is shown at the field that can fix it. */
export interface DownlineProblems {
  readonly type?: "unsuitable" | undefined;
  readonly username?: "required" | "taken" | "unsuitable" | undefined;
  readonly password?: Refusal | "unsuitable" | undefined;
  readonly rate?: OfferProblem | "tooHigh" | "unsuitable" | undefined;
}

/** The account as it is sent. */
export interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly type: DownlineType;
  /** Percentage, as a plain decimal. */
  readonly rate: string;
}

export interface RegisterDownlineInput {
  readonly options: {
    readonly types: readonly DownlineType[];
    readonly rateMin: string;
    readonly rateMax: string;
    readonly rateStep: string;
  };
  /** The initial password of the form. */
  readonly password: string;
  /** Makes the idempotency key of an order. */
  readonly newKey: () => string;
}

interface RegisterDownlineContext extends RegisterDownlineInput {
  readonly values: DownlineValues;
  /** The rule for a password; undefined while unknown. */
  readonly rule: FieldRule | undefined;
  /** Fields that were filled in and left: errors are not shown while typing. */
  readonly left: readonly DownlineField[];
  /** The form was submitted once: from now on all problems are shown. */
  readonly tried: boolean;
  /** What the platform rejected about a field, until it is changed. */
  readonly refused: DownlineProblems;
  readonly failure: RegisterDownlineFailure | undefined;
  /** The key that this account was sent with: repeated after a lost answer, it takes effect once. */
  readonly order:
    | { readonly account: string; readonly key: string }
    | undefined;
}

export type RegisterDownlineEvent =
  | { type: "registerDownline.ruleCame"; rule: FieldRule }
  | {
      type: "registerDownline.fieldChanged";
      field: DownlineField;
      value: string;
    }
  | { type: "registerDownline.fieldLeft"; field: DownlineField }
  | { type: "registerDownline.submitted" }
  | { type: "registerDownline.confirmed" }
  /** Back from the review to the form. */
  | { type: "registerDownline.withdrawn" };

export interface RegisterDownlineFailure extends Failure {
  /** Fields that the platform rejects. */
  readonly fields?: readonly string[] | undefined;
}
export type RegisterDownlineOutput = Result<true, RegisterDownlineFailure>;

/** The account as it would be sent now, without outer spaces and unnecessary zeros. */
function accountOf({ values }: RegisterDownlineContext): NewAccount {
  return {
    username: values.username.trim(),
    password: values.password.trim(),
    type: downlineTypes.find((type) => type === values.type) ?? "MEMBER",
    rate: parseAmount(values.rate) ?? "",
  };
}

/** What prevents the form from being sent. */
function problemsOf(context: RegisterDownlineContext): DownlineProblems {
  const { values, options, rule } = context;
  const rate = rateProblem(values.rate, options);
  return {
    ...(values.username.trim() === "" && { username: "required" as const }),
    ...validate({ password: values.password }, { password: askedBy(rule) }),
    ...(rate && { rate }),
  };
}

/** A rejection, at the fields that can fix it; empty if there are none. */
function refusedProblems(failure: RegisterDownlineFailure): DownlineProblems {
  if (failure.reason === "USERNAME_TAKEN") return { username: "taken" };
  if (failure.reason === "RATE_TOO_HIGH") return { rate: "tooHigh" };
  return Object.fromEntries(
    fieldNames
      .filter((field) => failure.fields?.includes(field))
      .map((field) => [field, "unsuitable"] as const),
  );
}

/**
 * Opening an account directly below the agent (AGT-04, W-96): a form, then a review of all values, then the call,
 * with a key, so that it takes effect once however often it is sent. It ends when the platform has opened the
 * account.
 */
export const registerDownlineMachine = setup({
  types: {
    context: {} as RegisterDownlineContext,
    events: {} as RegisterDownlineEvent,
    input: {} as RegisterDownlineInput,
  },
  actors: {
    /** The call that opens the account (W-96). */
    register: unprovidedPromise<
      RegisterDownlineOutput,
      { readonly account: NewAccount; readonly key: string }
    >("register"),
  },
  guards: {
    isSound: ({ context }) => isSound(problemsOf(context)),
  },
  actions: {
    showProblems: assign({ tried: true }),
    clearFailure: assign({ failure: undefined }),
    /** The same account keeps its key; any other gets a new one. */
    takeKey: assign(({ context }) => {
      const account = JSON.stringify(accountOf(context));
      return context.order?.account === account
        ? {}
        : { order: { account, key: context.newKey() } };
    }),
  },
}).createMachine({
  id: "registerDownline",
  context: ({ input }) => ({
    ...input,
    values: {
      type: input.options.types[0] ?? "",
      username: "",
      password: input.password,
      rate: "",
    },
    rule: undefined,
    left: [],
    tried: false,
    refused: {},
    failure: undefined,
    order: undefined,
  }),
  initial: "filling",
  on: {
    "registerDownline.ruleCame": {
      actions: assign({ rule: ({ event }) => event.rule }),
    },
  },
  states: {
    filling: {
      on: {
        "registerDownline.fieldChanged": {
          actions: assign(({ context, event }) => ({
            values: { ...context.values, [event.field]: event.value },
            refused: { ...context.refused, [event.field]: undefined },
          })),
        },
        "registerDownline.fieldLeft": {
          guard: ({ context, event }) => context.values[event.field] !== "",
          actions: assign({
            left: ({ context, event }) => [...context.left, event.field],
          }),
        },
        "registerDownline.submitted": [
          { guard: "isSound", target: "reviewing", actions: "showProblems" },
          { actions: "showProblems" },
        ],
      },
    },

    /** A review of all values before anything is sent. */
    reviewing: {
      on: {
        "registerDownline.withdrawn": {
          target: "filling",
          actions: "clearFailure",
        },
        "registerDownline.confirmed": {
          target: "sending",
          actions: ["clearFailure", "takeKey"],
        },
      },
    },

    sending: {
      invoke: {
        src: "register",
        input: ({ context }) => ({
          account: accountOf(context),
          key: context.order?.key ?? "",
        }),
        onDone: [
          {
            guard: accepted,
            target: "registered",
          },
          {
            // No field can fix it: it is shown where it was confirmed, and may be sent again.
            guard: ({ event }) =>
              isSound(refusedProblems(failureOf(event.output))),
            target: "reviewing",
            actions: assign({
              failure: ({ event }) => failureOf(event.output),
            }),
          },
          {
            target: "filling",
            actions: assign({
              refused: ({ event }) => refusedProblems(failureOf(event.output)),
            }),
          },
        ],
        onError: { target: "reviewing", actions: assign({ failure: defect }) },
      },
    },

    registered: { type: "final" },
  },
});

/** What the page shows. */
export interface RegisterDownlineView {
  readonly step: "form" | "review" | "done";
  readonly options: RegisterDownlineInput["options"];
  readonly values: DownlineValues;
  /** The rule for a password; undefined while unknown. */
  readonly rule: FieldRule | undefined;
  /** The problems currently shown at the fields. */
  readonly fields: DownlineProblems;
  /** The account under review, or just opened. */
  readonly account: NewAccount;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  /** The answer was lost: the account may exist, and sending it again takes effect once. */
  readonly doubtful: boolean;
}

/**
 * Turns a snapshot into what the page shows.
 *
 * @example registerDownlineView(actor.getSnapshot()).step // "form"
 */
export function registerDownlineView(
  snapshot: SnapshotFrom<typeof registerDownlineMachine>,
): RegisterDownlineView {
  const { context, value } = snapshot;
  const { options, values, rule, tried, left, refused, failure } = context;
  const steps = {
    filling: "form",
    reviewing: "review",
    sending: "review",
    registered: "done",
  } as const;
  const problems = problemsOf(context);
  const said = Object.fromEntries(
    fieldNames
      .filter((field) => tried || left.includes(field))
      .flatMap((field) =>
        problems[field] ? [[field, problems[field]] as const] : [],
      ),
  );
  return {
    step: steps[value],
    options,
    values,
    rule,
    fields: { ...refused, ...said },
    account: accountOf(context),
    busy: value === "sending",
    failure,
    doubtful: failure !== undefined && isLost(failure),
  };
}
