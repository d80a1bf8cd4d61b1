import {
  contractRequestMachine,
  contractRequestView,
  type ContractRequestEvent,
  type ContractStep,
  type FindOutput,
  type LimitsOutput,
  type OfferField,
  type SendOutput,
} from "@foyer/flows/contract-request";
import { sampleContract } from "@foyer/platform/fake";
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
/** Whom the offer is for, and what is in force between the two. */
const downline = "lakeagent";
export const inForce = sampleContract({
  id: "C-3",
  side: "ASKING",
  state: "ACTIVE",
  party: downline,
  rate: "20",
  periodKind: "M",
});

const lost: SendOutput = { error: { reason: "TIMEOUT" } };
const lower: SendOutput = {
  error: {
    reason: "LOWER_RATE_CONFIRM",
    ending: [
      sampleContract({ id: "C-7", party: "reed", rate: "15" }),
      sampleContract({ id: "C-8", party: "moss", rate: "12" }),
    ],
  },
};

type Steps = readonly Step<typeof contractRequestMachine>[];
interface Platform {
  readonly limits?: LimitsOutput;
  readonly send?: SendOutput;
  readonly find?: FindOutput;
}

const requestAt = (events: Steps, { limits, send, find }: Platform = {}) =>
  atState(
    contractRequestMachine.provide({
      actors: {
        loadLimits: limits ? answers(limits) : silent(),
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

const offered = sampleContract({
  id: "C-4",
  side: "ASKING",
  party: downline,
  rate: "10",
  periodKind: "M",
});
const limits: LimitsOutput = {
  ok: {
    rateMin: "0.5",
    rateMax: "40",
    rateStep: "0.5",
    periodKinds: ["D", "W", "SM", "M"],
  },
};
const begun: ContractRequestEvent = {
  type: "contractRequest.offerStarted",
  contractType: "DIVIDEND",
  downline: "",
};
const filled = (field: OfferField, value: string): ContractRequestEvent => ({
  type: "contractRequest.fieldChanged",
  field,
  value,
});
const submitted: ContractRequestEvent = { type: "contractRequest.submitted" };
const written: Steps = [
  begun,
  "offering.filling",
  filled("downline", downline),
  filled("rate", "10"),
  filled("periodKind", "M"),
  filled("activeMembers", "5"),
  filled("periodValidBet", "10000"),
];
const offerAt = (events: Steps, platform: Platform = {}) =>
  requestAt([...written, ...events], { limits, ...platform });
const offerSent = (events: Steps, platform: Platform) =>
  offerAt([submitted, confirm, ...events], platform);

/** Answering a contract, and offering one. */
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
    offerBegun: () => requestAt([begun, "offering.loadingLimits"]),
    offerWithoutLimits: () =>
      requestAt([begun, "offering.limitsUnknown"], {
        limits: { error: { reason: "NETWORK" } },
      }),
    offerWritten: () => offerAt([]),
    offerWithGaps: () =>
      requestAt([begun, "offering.filling", filled("rate", "41"), submitted], {
        limits,
      }),
    offerChecked: () => offerAt([submitted, "confirming"]),
    offerSending: () => offerSent(["sending"], {}),
    offerRefused: () =>
      offerSent(["offering.filling"], {
        send: { error: { reason: "RATE_TOO_HIGH" } },
      }),
    offerThatEndsOthers: () => offerSent(["confirmingLower"], { send: lower }),
    offerInDoubt: () => offerSent(["askingOutcome"], { send: lost }),
    offerNotDone: () =>
      offerSent(["notDone"], { send: lost, find: { ok: [] } }),
    offerUnknown: () =>
      offerSent(["outcomeUnknown"], {
        send: lost,
        find: { error: { reason: "NETWORK" } },
      }),
    offerMade: () => offerSent(["succeeded"], { send: { ok: offered } }),
  },
  unseen: {},
  phases: {
    of: (snapshot: Parameters<typeof contractRequestView>[0]) =>
      contractRequestView(snapshot).step,
    all: {
      list: true,
      offer: true,
      confirm: true,
      confirmLower: true,
      checking: true,
      notDone: true,
      outcomeUnknown: true,
      success: true,
    } satisfies Record<ContractStep, true>,
  },
});
