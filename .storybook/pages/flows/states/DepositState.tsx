import { depositView } from "@foyer/flows/deposit";
import { DepositSteps } from "../../../../packages/app/src/money/deposit/DepositSteps.tsx";
import { DepositOrderCard } from "../../../../packages/app/src/money/deposit/DepositOrderCard.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { depositStates } from "./deposit.ts";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

type Actor = ActorOf<typeof depositStates>;

const unread = {
  order: undefined,
  busy: true,
  failure: undefined,
  over: false,
} as const;

/** Paying in, until the order is open: the app's own parts, as the view says which. */
export function DepositState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, depositView);
  const { output } = actor.getSnapshot();
  return (
    <StoryServices actors={portal}>
      <DepositSteps
        view={view}
        output={output}
        send={actor.send}
        symbol="RM"
        onConfirm={() => actor.send({ type: "moneyForm.confirmed" })}
        done={({ ok, body }) => (
          <DepositOrderCard
            view={unread}
            orderId={ok.orderId}
            amount={body.amount}
            symbol="RM"
            onPay={nothing}
            onLook={nothing}
            onService={nothing}
            onAgain={nothing}
          />
        )}
      />
    </StoryServices>
  );
}
