import {
  contractRequestMachine,
  contractRequestView,
  type ContractRequestEvent,
  type ContractStep,
  type FindOutput,
  type SendOutput,
} from "@foyer/flows/contract-request";
import { sampleContract } from "@foyer/platform/samples";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { storied } from "./storied.ts";

const asked = sampleContract();
const above = sampleContract({
  id: "C-2",
  side: "ABOVE",
  state: "AWAITING_UPLINE",
});
/** What stands in the list. */
export const contracts = [asked, above];

const lost: SendOutput = { error: { reason: "TIMEOUT" } };
const lower: SendOutput = {
  error: {
    reason: "LOWER_RATE_CONFIRM",
    ending: [
      sampleContract({ id: "C-7", party: "reed" }),
      sampleContract({ id: "C-8", party: "moss" }),
    ],
  },
};

const requestAt = (
  events: readonly Step<typeof contractRequestMachine>[],
  {
    send,
    find,
  }: { readonly send?: SendOutput; readonly find?: FindOutput } = {},
) =>
  atState(
    contractRequestMachine.provide({
      actors: {
        loadLimits: silent(),
        send: send ? answers(send) : silent(),
        findContracts: find ? answers(find) : silent(),
      },
    }),
    { input: { newKey: () => "sample-key" }, events },
  );

const act = (action: "ACCEPT" | "REJECT"): ContractRequestEvent => ({
  type: "contractRequest.actionChosen",
  contract: asked,
  action,
});
const confirm: ContractRequestEvent = { type: "contractRequest.confirmed" };
const agentCentre = "The agent centre's offer form is not built yet.";

/** Answering a contract. */
export const contractRequestStates = storied({
  machine: contractRequestMachine,
  ways: {
    choosing: () => requestAt(["choosing"]),
    confirming: () => requestAt([act("ACCEPT"), "confirming"]),
    confirmingARejection: () => requestAt([act("REJECT"), "confirming"]),
    confirmingFromAbove: () =>
      requestAt([
        {
          type: "contractRequest.aboveAnswered",
          contract: above,
          accept: true,
        },
        "confirming",
      ]),
    sending: () => requestAt([act("ACCEPT"), confirm, "sending"]),
    choosingAfterARefusal: () =>
      requestAt(
        [
          act("ACCEPT"),
          confirm,
          ({ context }) => context.failure !== undefined,
        ],
        { send: { error: { reason: "CONTRACT_STATE" } } },
      ),
    confirmingLower: () =>
      requestAt([act("ACCEPT"), confirm, "confirmingLower"], { send: lower }),
    askingOutcome: () =>
      requestAt([act("ACCEPT"), confirm, "askingOutcome"], { send: lost }),
    notDone: () =>
      requestAt([act("ACCEPT"), confirm, "notDone"], {
        send: lost,
        find: { ok: [asked] },
      }),
    outcomeUnknown: () =>
      requestAt([act("ACCEPT"), confirm, "outcomeUnknown"], {
        send: lost,
        find: { error: { reason: "NETWORK" } },
      }),
    succeeded: () =>
      requestAt([act("ACCEPT"), confirm, "succeeded"], {
        send: { ok: sampleContract({ state: "ACTIVE" }) },
      }),
  },
  unseen: {
    "offering.loadingLimits": agentCentre,
    "offering.limitsUnknown": agentCentre,
    "offering.filling": agentCentre,
  },
  phases: {
    of: (snapshot: Parameters<typeof contractRequestView>[0]) =>
      contractRequestView(snapshot).step,
    all: {
      list: true,
      confirm: true,
      confirmLower: true,
      checking: true,
      notDone: true,
      outcomeUnknown: true,
      success: true,
    } satisfies Record<Exclude<ContractStep, "offer">, true>,
  },
});
