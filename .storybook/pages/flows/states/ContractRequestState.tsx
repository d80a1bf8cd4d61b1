import { contractRequestView } from "@foyer/flows/contract-request";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { FormattedMessage } from "react-intl";
import { OfferDialog } from "../../../../packages/app/src/team/contracts/OfferDialog.tsx";
import { ContractCards } from "../../../../packages/app/src/team/contract/ContractCard.tsx";
import { ContractDecision } from "../../../../packages/app/src/team/contract/ContractDecision.tsx";
import { ContractNews } from "../../../../packages/app/src/team/contract/ContractNews.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import {
  contracts,
  inForce,
  type contractRequestStates,
} from "./contractRequest.ts";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

type Actor = ActorOf<typeof contractRequestStates>;

const handlers = {
  contractList: () => ({ list: [inForce], totalPages: 1 }),
};

/** Contracts that wait for a decision, and the offer of one: the app's own cards, questions, forms and news. */
export function ContractRequestState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, contractRequestView);
  const { send } = actor;
  const { step, intent, offer, result } = view;
  const offering =
    step === "offer" || (intent?.kind === "offer" && step !== "success");
  const listed =
    intent?.kind === "offer" && result ? [result, ...contracts] : contracts;
  return (
    <StoryServices actors={portal} handlers={handlers}>
      {offering ? (
        <OfferDialog type={offer.type ?? "DIVIDEND"} view={view} send={send} />
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
    </StoryServices>
  );
}
