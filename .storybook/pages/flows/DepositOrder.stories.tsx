import {
  depositOrderMachine,
  depositOrderView,
  type DepositOrder,
} from "@foyer/flows/deposit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DepositOrderCard } from "../../../packages/app/src/money/deposit/DepositOrderCard.tsx";
import type { Result } from "../../../packages/flows/src/shared/result.ts";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import { nothing, flowStories } from "./flowStories.tsx";
import { memberPortal } from "./portal.ts";

export default {
  title: "Flows/Deposit order",
  tags: ["!autodocs"],
} satisfies Meta;

type Look = "silent" | "failing" | DepositOrder["state"];
const order: DepositOrder = {
  orderId: "D-20418",
  state: "CREATED",
  amount: "250.00",
  fee: "0.50",
  updatedAt: Date.UTC(2026, 2, 4, 10),
  reason: "",
};
type Found = Result<DepositOrder>;
type Asked = { readonly orderId: string };
/** The answer to a look at an order. */
const lookAt = (look: Look) =>
  look === "silent"
    ? silent<Found, Asked>()
    : answers<Found, Asked>(
        look === "failing"
          ? { error: { reason: "TIMEOUT" } }
          : {
              ok: {
                ...order,
                state: look,
                reason: look === "FAILED" ? "BANK_REFUSED" : "",
              },
            },
      );
const at = (look: Look, events: readonly Step<typeof depositOrderMachine>[]) =>
  atState(
    depositOrderMachine.provide({ actors: { readOrder: lookAt(look) } }),
    { input: { orderId: order.orderId }, events },
  );

const { chart, story } = flowStories({
  name: "Deposit order",
  lead: "A deposit order, from its creation to its result.",
  keywords: ["statechart", "flow", "money", "pay in", "order"],
  machine: depositOrderMachine,
  view: depositOrderView,
  /** The progress of an order: the app's own card, as the view determines. */
  draw: ({ view, send, actor }) => (
    <DepositOrderCard
      view={view}
      orderId={actor.getSnapshot().context.orderId}
      amount="250.00"
      symbol="RM"
      onPay={nothing}
      onLook={() => send({ type: "depositOrder.refreshed" })}
      onService={nothing}
      onAgain={nothing}
    />
  ),
  portal: memberPortal,
});

export const Statechart: StoryObj = chart;
export const Looking: StoryObj = story(() => at("silent", ["looking"]));
export const AwaitingPayment: StoryObj = story(() =>
  at("CREATED", ["awaitingPayment"]),
);
export const AwaitingPaymentPaid: StoryObj = story(() =>
  at("PAID", ["awaitingPayment"]),
);
export const AwaitingPaymentCrediting: StoryObj = story(() =>
  at("CREDITING", ["awaitingPayment"]),
);
export const AwaitingPaymentUnheard: StoryObj = story(() =>
  at("failing", ["awaitingPayment"]),
);
export const AwaitingPaymentInAStateWithoutAName: StoryObj = story(() =>
  at("unknown", ["awaitingPayment"]),
);
export const Over: StoryObj = story(() => at("CREDITED", ["over"]));
export const OverFailed: StoryObj = story(() => at("FAILED", ["over"]));
export const OverExpired: StoryObj = story(() => at("EXPIRED", ["over"]));
