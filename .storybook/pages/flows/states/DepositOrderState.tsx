import { depositOrderView } from "@foyer/flows/deposit";
import { DepositOrderCard } from "../../../../packages/app/src/money/deposit/DepositOrderCard.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { depositOrderStates } from "./depositOrder.ts";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

type Actor = ActorOf<typeof depositOrderStates>;

/** How far an order has come: the app's own card, as the view says. */
export function DepositOrderState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, depositOrderView);
  return (
    <StoryServices actors={portal}>
      <DepositOrderCard
        view={view}
        orderId={actor.getSnapshot().context.orderId}
        amount="250.00"
        symbol="RM"
        onPay={nothing}
        onLook={() => actor.send({ type: "depositOrder.refreshed" })}
        onService={nothing}
        onAgain={nothing}
      />
    </StoryServices>
  );
}
