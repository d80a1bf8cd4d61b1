import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { receipt } from "./receipts.ts";

const wire = {
  id: 7,
  amount: "500.00",
  receivedAmount: 200,
  remainingAmount: "300.00",
  state: "PARTIAL",
  proofImages: ["/a.png", 8],
  issuedAt: "1767571200000",
};

describe("a withdrawal receipt on the wire (WDR-09)", () => {
  it("is read with the received and the remaining amount and the proof pictures", () => {
    expect(v.parse(receipt, wire)).toMatchObject({
      id: "7",
      amount: "500.00",
      receivedAmount: "200",
      remainingAmount: "300.00",
      state: "PARTIAL",
      proofImages: ["/a.png", "8"],
      issuedAt: 1_767_571_200_000,
      forced: false,
      history: [],
    });
  });

  it.each(["amount", "receivedAmount", "remainingAmount"])(
    "is invalid without %s",
    (name) => {
      expect(v.safeParse(receipt, { ...wire, [name]: undefined }).success).toBe(
        false,
      );
    },
  );
});
