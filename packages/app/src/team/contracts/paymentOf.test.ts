import { expect, it } from "vitest";
import { paymentOf } from "./paymentOf.ts";

it.each([
  ["10000", "1.25", "125.00"],
  ["4200.00", "1.20", "50.40"],
  // Fractions of a cent are not paid: cut off, not rounded.
  ["99.99", "0.99", "0.98"],
  ["0.99", "1", "0.00"],
  ["-310.55", "1", "-3.10"],
  ["0.1", "0.2", "0.00"],
  [
    "123456789012345678901234567890.12",
    "0.5",
    "617283945061728394506172839.45",
  ],
  ["100", "0.000000000000000001", "0.00"],
  ["", "1", undefined],
  ["100", "x", undefined],
])("pays for %s at %s per cent: %s", (base, rate, pays) => {
  expect(paymentOf(base, rate)).toBe(pays);
});
