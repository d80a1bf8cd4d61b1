import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import {
  reasonText,
  stagesOf,
  stateOf,
  type StageName,
} from "./withdrawalStages.ts";
import { english } from "../../testing/english.ts";

const at = (...names: readonly StageName[]) => ({
  stages: names.map((state, index) => ({ state, at: index, reason: "" })),
});
const states = (...names: readonly StageName[]) =>
  stagesOf(at(...names)).map(({ name, state }) => `${name} ${state}`);

describe("the way of a payout", () => {
  it("shows what was, what is, and what is still to come", () => {
    expect(states("REQUESTED", "REVIEWING")).toEqual([
      "REQUESTED done",
      "REVIEWING current",
      "APPROVED waiting",
      "SENT waiting",
      "RECEIPT waiting",
      "DONE waiting",
    ]);
  });

  it("promises nothing after a refusal, and nothing after the end", () => {
    expect(states("REQUESTED", "REJECTED")).toEqual([
      "REQUESTED done",
      "REJECTED failed",
    ]);
    expect(states("REQUESTED", "DONE")).toEqual([
      "REQUESTED done",
      "DONE done",
    ]);
  });

  it("goes on from the furthest stage it knows where it meets one it does not", () => {
    expect(states("REQUESTED", "APPROVED", "unknown")).toEqual([
      "REQUESTED done",
      "APPROVED done",
      "unknown current",
      "SENT waiting",
      "RECEIPT waiting",
      "DONE waiting",
    ]);
  });

  it.each<[readonly StageName[], string]>([
    [[], "pending"],
    [["REQUESTED"], "pending"],
    [["REQUESTED", "RECEIPT"], "attention"],
    [["DONE"], "done"],
    [["REJECTED"], "failed"],
  ])("of %j is %s as a whole", (names, state) => {
    expect(stateOf(at(...names))).toBe(state);
  });
});

describe("the reason of a refusal", () => {
  const intl = createIntl({ locale: "en", messages: english });

  it("is said in words, and never as a bare code", () => {
    expect(reasonText(intl, "NAME_MISMATCH")).toContain("does not match");
    expect(reasonText(intl, "R_4711")).toContain("customer service");
    expect(reasonText(intl, "  ")).toContain("No reason was given");
    expect(reasonText(intl, "toString")).toBe("toString");
    expect(reasonText(intl, "The bank was closed")).toBe("The bank was closed");
  });
});
