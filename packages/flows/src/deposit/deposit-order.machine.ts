import { assign, setup } from "xstate";
import { defect } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  DepositOrderContext,
  DepositOrderEvent,
  DepositOrderOutput,
  OrderOutput,
} from "./deposit.types.ts";

const firstWaitMs = 2000;
const longestWaitMs = 30_000;

/** The final output of an order. */
function endOf(context: DepositOrderContext): DepositOrderOutput | undefined {
  const { order } = context;
  switch (order?.state) {
    case "CREDITED":
    case "FAILED":
    case "EXPIRED":
      return { state: order.state, order };
    default:
      return undefined;
  }
}

/**
 * The progress of a deposit order (W-108): it is read repeatedly, less often with time, until the platform reports
 * its end. Only the platform knows what the member does on the payment page.
 */
export const depositOrderMachine = setup({
  types: {
    context: {} as DepositOrderContext,
    events: {} as DepositOrderEvent,
    input: {} as { orderId: string },
    output: {} as DepositOrderOutput,
  },
  actors: {
    /** Reads the order (W-108). */
    readOrder: unprovidedPromise<OrderOutput, { orderId: string }>("readOrder"),
  },
  delays: {
    untilNextLook: ({ context }) =>
      Math.min(
        longestWaitMs,
        firstWaitMs * 2 ** Math.max(0, context.looks - 1),
      ),
  },
  guards: { isOver: ({ context }) => endOf(context) !== undefined },
}).createMachine({
  id: "depositOrder",
  context: ({ input }) => ({
    orderId: input.orderId,
    order: undefined,
    failure: undefined,
    looks: 0,
  }),
  output: ({ context }) => {
    const end = endOf(context);
    if (!end) throw new Error("The order has not ended.");
    return end;
  },
  initial: "looking",
  states: {
    looking: {
      invoke: {
        src: "readOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: "looked",
          actions: assign(({ context, event }) => ({
            looks: context.looks + 1,
            ...("ok" in event.output
              ? { order: event.output.ok, failure: undefined }
              : { failure: event.output.error }),
          })),
        },
        onError: {
          target: "awaitingPayment",
          actions: assign(({ context }) => ({
            looks: context.looks + 1,
            failure: defect,
          })),
        },
      },
    },
    looked: {
      always: [{ guard: "isOver", target: "over" }, "awaitingPayment"],
    },
    awaitingPayment: {
      after: { untilNextLook: "looking" },
      on: {
        "depositOrder.refreshed": {
          target: "looking",
          actions: assign({ looks: 0 }),
        },
      },
    },
    over: { type: "final" },
  },
});
