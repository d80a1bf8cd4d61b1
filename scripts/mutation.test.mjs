// @ts-check
import { expect, it } from "vitest";
import {
  countMutants,
  mutatedFlows,
  mutationFingerprint,
} from "./mutation.mjs";

/** @param {readonly string[]} statuses */
const report = (...statuses) => ({
  files: { "a.ts": { mutants: statuses.map((status) => ({ status })) } },
});
const killed = (/** @type {number} */ count) =>
  Array.from({ length: count }, () => "Killed");

it("passes a flow whose tests catch four of five mutants, and fails one below that", () => {
  expect(countMutants(report(...killed(8), "Survived", "NoCoverage"))).toEqual({
    passed: 8,
    failed: 0,
    unnoticed: 2,
  });
  expect(
    countMutants(report(...killed(7), "Survived", "NoCoverage")),
  ).toMatchObject({ passed: 7, failed: 2 });
});

it("counts a mutant that times out as caught, and ignores skipped or broken ones", () => {
  expect(
    countMutants(report("Timeout", "Ignored", "CompileError", "RuntimeError")),
  ).toEqual({ passed: 1, failed: 0, unnoticed: 0 });
});

it("lists flows but no test helpers, and gives each flow its own fingerprint", () => {
  const flows = mutatedFlows();
  expect(flows).toContain("money-step");
  expect(flows).not.toContain("testing");
  expect(mutationFingerprint("logout")).toBe(mutationFingerprint("logout"));
  expect(mutationFingerprint("logout")).not.toBe(
    mutationFingerprint("captcha"),
  );
});
