import { contractRequestMachine } from "@foyer/flows/contract-request";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { contractRequestStates } from "./states/contractRequest.ts";
import * as proves from "./states/contractRequestProofs.ts";
import { ContractRequestState } from "./states/ContractRequestState.tsx";
import { inPortal } from "./states/portal.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Contract request",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: {
      keywords: [
        "statechart",
        "flow",
        "agent",
        "dividend",
        "salary",
        "rate",
        "upline",
      ],
    },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Contract request"
      lead="Contracts between agents and those below: an offer, an answer, an end, and a second yes where a lower rate ends others."
      machine={contractRequestMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(contractRequestStates.ways), (reached) => (
  <ContractRequestState {...reached} />
));

export const Choosing: StoryObj = at("choosing");
export const Confirming: StoryObj = at("confirming");
export const ConfirmingARejection: StoryObj = at("confirmingARejection");
export const ConfirmingFromAbove: StoryObj = at("confirmingFromAbove");
export const Sending: StoryObj = at("sending");
export const ChoosingAfterARefusal: StoryObj = at("choosingAfterARefusal");
export const ConfirmingLower: StoryObj = at("confirmingLower");
export const AskingOutcome: StoryObj = at("askingOutcome");
export const NotDone: StoryObj = at("notDone");
export const OutcomeUnknown: StoryObj = at("outcomeUnknown");
export const Succeeded: StoryObj = at("succeeded");
export const OfferBegun: StoryObj = at("offerBegun", {
  proves: proves.offerBegun,
});
export const OfferWithoutLimits: StoryObj = at("offerWithoutLimits", {
  proves: proves.offerWithoutLimits,
});
export const OfferWritten: StoryObj = at("offerWritten", {
  proves: proves.offerWritten,
});
export const OfferWithGaps: StoryObj = at("offerWithGaps", {
  proves: proves.offerWithGaps,
});
export const OfferChecked: StoryObj = at("offerChecked", {
  proves: proves.offerChecked,
});
export const OfferSending: StoryObj = at("offerSending", {
  proves: proves.offerSending,
});
export const OfferRefused: StoryObj = at("offerRefused", {
  proves: proves.offerRefused,
});
export const OfferThatEndsOthers: StoryObj = at("offerThatEndsOthers", {
  proves: proves.offerThatEndsOthers,
});
export const OfferInDoubt: StoryObj = at("offerInDoubt", {
  proves: proves.offerInDoubt,
});
export const OfferNotDone: StoryObj = at("offerNotDone", {
  proves: proves.offerNotDone,
});
export const OfferUnknown: StoryObj = at("offerUnknown", {
  proves: proves.offerUnknown,
});
export const OfferMade: StoryObj = at("offerMade", {
  proves: proves.offerMade,
});
