import { and, assign } from "xstate";
import {
  accepted,
  brokenTo,
  failureOf,
  given,
  refusedTo,
} from "../shared/answers.ts";
import { registration, unknownPatterns } from "./register.rules.ts";
import { registering } from "./register.setup.ts";

const editing = "#register.open.editing";

const refused = refusedTo(editing);
const broken = brokenTo(editing);

/**
 * One try to register, in the order that the documents specify: invitation code, then the form and its terms, then
 * the bot check, then the third party's code, then the call (REG-02 … REG-07).
 */
export const trying = registering.createStateConfig({
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "hasAffiliate", target: "checkingAffiliate" },
        "judging",
      ],
    },

    checkingAffiliate: {
      invoke: {
        src: "checkAffiliate",
        input: ({ context }) => ({ code: context.values.affiliateCode.trim() }),
        onDone: [
          {
            guard: ({ event }) => "ok" in event.output && event.output.ok.valid,
            target: "judging",
          },
          {
            guard: ({ event }) =>
              "ok" in event.output ||
              event.output.error.reason === "INVITATION_INVALID",
            target: "affiliateRefused",
          },
          refused,
        ],
        onError: broken,
      },
    },

    /** Shown in a warning that has to be confirmed; nothing else happens (REG-03). */
    affiliateRefused: { on: { "register.refusalRead": editing } },

    judging: {
      always: [
        { guard: and(["hasAgreed", "isSound"]), target: "judgingPatterns" },
        { target: editing, actions: "showProblems" },
      ],
    },

    judgingPatterns: {
      always: [
        { guard: "hasUnknownPatterns", target: "tryingPatterns" },
        "checkingBot",
      ],
    },

    /** The server's own patterns, each with a time limit: none can block the page. */
    tryingPatterns: {
      invoke: {
        src: "tryPatterns",
        input: ({ context }) => unknownPatterns(context),
        onDone: [
          {
            guard: ({ event }) =>
              "ok" in event.output && event.output.ok.length > 0,
            target: editing,
            actions: assign({
              fields: ({ event }) =>
                Object.fromEntries(
                  (given(event.output) ?? []).map((field) => [
                    field,
                    { reason: "pattern.any", params: {} },
                  ]),
                ),
            }),
          },
          // What could not be tried is left to the server.
          { target: "checkingBot" },
        ],
        onError: "checkingBot",
      },
    },

    checkingBot: {
      invoke: {
        src: "botCheck",
        onDone: [
          {
            guard: accepted,
            target: "judgingCode",
            actions: assign({
              botCheck: ({ event }) => given(event.output),
            }),
          },
          refused,
        ],
        onError: broken,
      },
    },

    judgingCode: {
      always: [
        { guard: "hasThirdPartyCode", target: "verifyingPhone" },
        "calling",
      ],
    },

    verifyingPhone: {
      invoke: {
        src: "verifyPhone",
        input: ({ context }) => ({
          code: context.values.verificationCode.trim(),
        }),
        onDone: [
          {
            guard: accepted,
            target: "calling",
            actions: assign({
              phoneProof: ({ event }) => given(event.output),
            }),
          },
          refused,
        ],
        onError: broken,
      },
    },

    calling: {
      // Proofs are valid for one try, whatever its outcome.
      exit: assign({ botCheck: undefined, phoneProof: undefined }),
      invoke: {
        src: "register",
        input: ({ context }) => registration(context),
        onDone: [
          {
            guard: accepted,
            target: "#register.registered",
            actions: assign({
              signedIn: ({ event }) => given(event.output),
            }),
          },
          {
            guard: ({ event }) =>
              failureOf(event.output).reason === "TOO_MANY_REQUESTS",
            target: "waiting",
            actions: refused.actions,
          },
          {
            guard: ({ event }) =>
              failureOf(event.output).reason === "INVITATION_INVALID",
            target: "affiliateRefused",
            actions: "askForPicture",
          },
          refused,
        ],
        onError: broken,
      },
    },

    /** Too many tries: nothing is sent until the wait is over (CFG-03). */
    waiting: {
      after: { wait: { target: editing, actions: "clearFailure" } },
    },
  },
});
