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
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedMessage } from "react-intl";
import { ContractCards } from "../../../packages/app/src/team/contract/ContractCard.tsx";
import { ContractDecision } from "../../../packages/app/src/team/contract/ContractDecision.tsx";
import { ContractNews } from "../../../packages/app/src/team/contract/ContractNews.tsx";
import { OfferDialog } from "../../../packages/app/src/team/contracts/OfferDialog.tsx";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import * as proves from "./contractRequestProofs.ts";
import { nothing, flowStories } from "./flowStories.tsx";
import { memberPortal } from "./portal.ts";

export default {
  title: "Flows/Contract request",
  tags: ["!autodocs"],
} satisfies Meta;

const asked = sampleContract();
const above = sampleContract({
  id: "C-2",
  side: "ABOVE",
  state: "AWAITING_UPLINE",
});
/** The contracts in the list. */
const contracts = [asked, above];
/** The downline that receives the offer, and the contract in force between the two. */
const downline = "lakeagent";
const inForce = sampleContract({
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

const handlers = {
  contractList: () => ({ list: [inForce], totalPages: 1 }),
};

const { chart, story } = flowStories({
  name: "Contract request",
  lead: "Contracts between an agent and a downline: offer, answer and termination, with a second confirmation where a lower rate ends other contracts.",
  keywords: [
    "statechart",
    "flow",
    "agent",
    "dividend",
    "salary",
    "rate",
    "upline",
  ],
  machine: contractRequestMachine,
  view: contractRequestView,
  /** Contracts that await a decision, and the offer of one: the app's own cards, questions, forms and notices. */
  draw: ({ view, send }) => {
    const { step, intent, offer, result } = view;
    const offering =
      step === "offer" || (intent?.kind === "offer" && step !== "success");
    const listed =
      intent?.kind === "offer" && result ? [result, ...contracts] : contracts;
    return (
      <>
        {offering ? (
          <OfferDialog
            type={offer.type ?? "DIVIDEND"}
            view={view}
            send={send}
          />
        ) : (
          <Modal
            open
            onClose={nothing}
            title={<FormattedMessage id="contract.title" />}
          >
            <Stack gap="x4">
              <ContractNews view={view} send={send} />
              <ContractCards
                contracts={listed}
                disabled={view.decidesMoney}
                decide={send}
              />
            </Stack>
          </Modal>
        )}
        <ContractDecision view={view} send={send} />
      </>
    );
  },
  portal: memberPortal,
  handlers,
  phases: {
    of: ({ step }) => step,
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

export const Statechart: StoryObj = chart;
export const Choosing: StoryObj = story(() => requestAt(["choosing"]));
export const Confirming: StoryObj = story(() =>
  requestAt([act("ACCEPT"), "confirming"]),
);
export const ConfirmingARejection: StoryObj = story(() =>
  requestAt([act("REJECT"), "confirming"]),
);
export const ConfirmingFromAbove: StoryObj = story(() =>
  requestAt([
    {
      type: "contractRequest.aboveAnswered",
      contract: above,
      accept: true,
    },
    "confirming",
  ]),
);
export const Sending: StoryObj = story(() =>
  requestAt([act("ACCEPT"), confirm, "sending"]),
);
export const ChoosingAfterARefusal: StoryObj = story(() =>
  requestAt(
    [act("ACCEPT"), confirm, ({ context }) => context.failure !== undefined],
    { send: { error: { reason: "CONTRACT_STATE" } } },
  ),
);
export const ConfirmingLower: StoryObj = story(() =>
  requestAt([act("ACCEPT"), confirm, "confirmingLower"], { send: lower }),
);
export const AskingOutcome: StoryObj = story(() =>
  requestAt([act("ACCEPT"), confirm, "askingOutcome"], { send: lost }),
);
export const NotDone: StoryObj = story(() =>
  requestAt([act("ACCEPT"), confirm, "notDone"], {
    send: lost,
    find: { ok: [asked] },
  }),
);
export const OutcomeUnknown: StoryObj = story(() =>
  requestAt([act("ACCEPT"), confirm, "outcomeUnknown"], {
    send: lost,
    find: { error: { reason: "NETWORK" } },
  }),
);
export const Succeeded: StoryObj = story(() =>
  requestAt([act("ACCEPT"), confirm, "succeeded"], {
    send: { ok: sampleContract({ state: "ACTIVE" }) },
  }),
);
export const OfferBegun: StoryObj = story(
  () => requestAt([begun, "offering.loadingLimits"]),
  {
    proves: proves.offerBegun,
  },
);
export const OfferWithoutLimits: StoryObj = story(
  () =>
    requestAt([begun, "offering.limitsUnknown"], {
      limits: { error: { reason: "NETWORK" } },
    }),
  {
    proves: proves.offerWithoutLimits,
  },
);
export const OfferWritten: StoryObj = story(() => offerAt([]), {
  proves: proves.offerWritten,
});
export const OfferWithGaps: StoryObj = story(
  () =>
    requestAt([begun, "offering.filling", filled("rate", "41"), submitted], {
      limits,
    }),
  {
    proves: proves.offerWithGaps,
  },
);
export const OfferChecked: StoryObj = story(
  () => offerAt([submitted, "confirming"]),
  {
    proves: proves.offerChecked,
  },
);
export const OfferSending: StoryObj = story(() => offerSent(["sending"], {}), {
  proves: proves.offerSending,
});
export const OfferRefused: StoryObj = story(
  () =>
    offerSent(["offering.filling"], {
      send: { error: { reason: "RATE_TOO_HIGH" } },
    }),
  {
    proves: proves.offerRefused,
  },
);
export const OfferThatEndsOthers: StoryObj = story(
  () => offerSent(["confirmingLower"], { send: lower }),
  {
    proves: proves.offerThatEndsOthers,
  },
);
export const OfferInDoubt: StoryObj = story(
  () => offerSent(["askingOutcome"], { send: lost }),
  {
    proves: proves.offerInDoubt,
  },
);
export const OfferNotDone: StoryObj = story(
  () => offerSent(["notDone"], { send: lost, find: { ok: [] } }),
  {
    proves: proves.offerNotDone,
  },
);
export const OfferUnknown: StoryObj = story(
  () =>
    offerSent(["outcomeUnknown"], {
      send: lost,
      find: { error: { reason: "NETWORK" } },
    }),
  {
    proves: proves.offerUnknown,
  },
);
export const OfferMade: StoryObj = story(
  () => offerSent(["succeeded"], { send: { ok: offered } }),
  {
    proves: proves.offerMade,
  },
);
