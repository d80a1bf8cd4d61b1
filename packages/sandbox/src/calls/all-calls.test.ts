import * as calls from "@foyer/platform/calls";
import { expect, it } from "vitest";
import { allCalls } from "./all-calls.ts";

// API-67, OPN-66
it("answers every call of the contract exactly once", () => {
  const wanted = Object.values(calls).flatMap((call) =>
    "path" in call ? [call.name] : [],
  );
  const answered = allCalls.map(({ definition }) => definition.name);
  expect(answered.toSorted()).toEqual(wanted.toSorted());
});
