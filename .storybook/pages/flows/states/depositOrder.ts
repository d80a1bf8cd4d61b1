import { depositOrderMachine, type DepositOrder } from "@foyer/flows/deposit";
import type { Result } from "../../../../packages/flows/src/shared/result.ts";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { storied } from "./storied.ts";

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

/** How an order is found when it is looked at. */
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

/** How far an order to pay in has come. */
export const depositOrderStates = storied({
  machine: depositOrderMachine,
  ways: {
    looking: () => at("silent", ["looking"]),
    awaitingPayment: () => at("CREATED", ["awaitingPayment"]),
    awaitingPaymentPaid: () => at("PAID", ["awaitingPayment"]),
    awaitingPaymentCrediting: () => at("CREDITING", ["awaitingPayment"]),
    awaitingPaymentUnheard: () => at("failing", ["awaitingPayment"]),
    awaitingPaymentInAStateWithoutAName: () =>
      at("unknown", ["awaitingPayment"]),
    over: () => at("CREDITED", ["over"]),
    overFailed: () => at("FAILED", ["over"]),
    overExpired: () => at("EXPIRED", ["over"]),
  },
  unseen: {},
});
