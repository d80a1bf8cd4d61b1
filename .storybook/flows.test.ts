import { readdirSync, readFileSync } from "node:fs";
import { contractRequestMachine } from "@foyer/flows/contract-request";
import { gameLaunchMachine } from "@foyer/flows/game-launch";
import { loginMachine } from "@foyer/flows/login";
import { logoutMachine } from "@foyer/flows/logout";
import { describe, expect, it } from "vitest";
import { root } from "../packages/brand/src/checkout.ts";
import { chartOf, labelOf } from "./pages/flows/chart.ts";
import { layOut } from "./pages/flows/layout.ts";
import { guardWords, inWords } from "./pages/flows/wording.ts";

const files = (folder: string, end: string) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(`${root}${folder}/${file}`, "utf8"));

it("has a page for every machine that the flows package exports", () => {
  const given = files("packages/flows/src", ".ts").flatMap((code) => [
    ...code.matchAll(/^export const (\w+Machine)\b/gm),
  ]);
  const pages = files(".storybook/pages/flows", ".stories.tsx");
  const missing = new Set(
    given
      .map(([, name = ""]) => name)
      .filter(
        (name) => !pages.some((page) => page.includes(`machine: ${name},`)),
      ),
  );
  // Logout.stories.tsx is a good one to copy.
  expect([...missing]).toEqual([]);
  expect(given.length).toBeGreaterThan(10);
});

describe("wording", () => {
  it("writes names from the code as plain words", () => {
    expect(inWords("awaitingCode")).toBe("Awaiting code");
    expect(inWords("NOT_LOGGED_IN")).toBe("Not logged in");
  });

  it.each([
    [undefined, undefined],
    ["fieldsAreFilled", "fields are filled"],
    [{ type: "isDone", params: () => 1 }, "is done"],
    [
      ({ event }: { event: { output: object } }) => "ok" in event.output,
      "accepted",
    ],
    [
      ({ reason }: { reason: string }) => reason === "TOO_MANY_REQUESTS",
      "too many requests",
    ],
    [
      ({ check }: { check: { extra?: object } }) => check.extra !== undefined,
      "extra",
    ],
    [() => true, "on a condition"],
  ])("describes the condition %s", (guard, words) => {
    expect(guardWords(guard)).toBe(words);
  });
});

describe("a chart", () => {
  it("is built from the machine", () => {
    const { root: whole, states, ways } = chartOf(logoutMachine);
    expect(whole.initial).toBe("logout.confirming");
    expect(states.map(({ name, kind }) => [name, kind])).toEqual([
      ["Confirming", "atomic"],
      ["Signing out", "atomic"],
      ["Signed out", "final"],
      ["Cancelled", "final"],
    ]);
    expect(ways.map(({ event, condition }) => [event, condition])).toEqual([
      ["Cancelled", undefined],
      ["Confirmed", undefined],
      ["Sign out", "answered"],
      ["Sign out", "defect"],
    ]);
    expect(labelOf(ways.slice(2), ways)).toEqual(["Sign out: ends"]);
  });

  it("shows how long a fixed delay is", () => {
    const { ways } = chartOf(gameLaunchMachine);
    expect(ways.map(({ event }) => event)).toContain("After 15 s");
  });

  it("shows the condition that leads to a further confirmation", () => {
    const { ways } = chartOf(contractRequestMachine);
    const lower = ways.filter(({ to }) => to?.endsWith("confirmingLower"));
    expect(labelOf(lower, ways)).toEqual(["Send: would end others"]);
  });
});

describe("a chart layout", () => {
  it("places every state and transition, children inside their parent, in the order they are reached", async () => {
    const chart = chartOf(loginMachine);
    const picture = await layOut(chart, (text) => text.length * 7);
    expect(picture.states).toHaveLength(chart.states.length);
    const of = (id: string | undefined) =>
      picture.states.find(({ state }) => state.id === id);
    for (const box of picture.states) {
      const whole = of(box.state.parent);
      if (!whole) continue;
      expect(box.x).toBeGreaterThanOrEqual(whole.x);
      expect(box.y + box.height).toBeLessThanOrEqual(whole.y + whole.height);
    }
    for (const { path } of picture.ways) expect(path).toMatch(/^M/);
    const heights = ["recalling", "editing", "trying", "settling"].map(
      (key) => of(`login.open.${key}`)?.y ?? 0,
    );
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    // No wider than what fits on a desktop without panning.
    expect(picture.width).toBeLessThan(1800);
  });
});
