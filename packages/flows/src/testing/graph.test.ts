import { setup } from "xstate";
import { describe, expect, it } from "vitest";
import { gaps } from "./graph.ts";

const machine = setup({
  types: { events: {} as { type: "go" } | { type: "back" } },
}).createMachine({
  id: "m",
  initial: "a",
  states: {
    a: { on: { go: "b" } },
    b: { on: { back: "a" } },
    island: { on: { back: "a" } },
  },
});

describe("gaps", () => {
  it("reports an unreachable state and a transition that no event drives", () => {
    expect(gaps(machine, { events: [{ type: "go" }] })).toEqual({
      states: ["m.island"],
      transitions: ["m.b --back--> m.a", "m.island --back--> m.a"],
    });
  });

  it("follows eventless transitions, and reports one that is never taken", () => {
    const passing = setup({
      types: { events: {} as { type: "go" } },
      guards: { never: () => false },
    }).createMachine({
      id: "p",
      initial: "a",
      states: {
        a: { on: { go: "between" } },
        between: { always: [{ guard: "never", target: "c" }, "b"] },
        b: {},
        c: {},
      },
    });
    expect(gaps(passing, { events: [{ type: "go" }] })).toEqual({
      states: ["p.c"],
      transitions: ["p.between --(by itself)--> p.c"],
    });
  });
});
