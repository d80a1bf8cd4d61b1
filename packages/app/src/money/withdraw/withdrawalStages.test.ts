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

describe("the stages of a withdrawal", () => {
  it("show what is done, current and still to come", () => {
    expect(states("REQUESTED", "REVIEWING")).toEqual([
      "REQUESTED done",
      "REVIEWING current",
      "APPROVED waiting",
      "SENT waiting",
      "RECEIPT waiting",
      "DONE waiting",
    ]);
  });

  it("end with a rejection or with completion", () => {
    expect(states("REQUESTED", "REJECTED")).toEqual([
      "REQUESTED done",
      "REJECTED failed",
    ]);
    expect(states("REQUESTED", "DONE")).toEqual([
      "REQUESTED done",
      "DONE done",
    ]);
  });

  it("continue from the furthest known stage after an unknown one", () => {
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
  ])("%j have the overall status %s", (names, state) => {
    expect(stateOf(at(...names))).toBe(state);
  });
});

describe("the reason for a rejection", () => {
  const intl = createIntl({ locale: "en", messages: english });

  it("is shown in words, never as a bare code", () => {
    expect(reasonText(intl, "NAME_MISMATCH")).toContain("does not match");
    expect(reasonText(intl, "R_4711")).toContain("customer service");
    expect(reasonText(intl, "  ")).toContain("No reason was given");
    expect(reasonText(intl, "toString")).toBe("toString");
    expect(reasonText(intl, "The bank was closed")).toBe("The bank was closed");
  });
});
