import { describe, expect, it, vi } from "vitest";
import { answersOf, noting, readState, stateText } from "./state.ts";

const state = {
  language: "EN",
  address: "/help",
  at: 7,
  answers: { "/wps/help": '{"value":"</script><b>"}' },
  keys: [["content", "helpCenter", { language: "EN" }]],
  parts: ["x1-Zq"],
};
const holding = (textContent: string) => ({
  querySelector: vi.fn().mockReturnValue({ textContent }),
});

describe("the state of a document", () => {
  it("is read back as it was written, and never ends its element", () => {
    const text = stateText(state);
    expect(text).not.toContain("<");
    expect(readState(holding(text), state)).toEqual(state);
  });

  it.each([
    ["another address", { ...state, address: "/" }],
    ["another language", { ...state, language: "MY" }],
  ])("is none of a page for %s", (_what, other) => {
    expect(readState(holding(stateText(state)), other)).toBeUndefined();
  });

  it.each(["", "{", "null", '{"address":"/help","language":"EN"}'])(
    "is none where the element holds %j",
    (text) => {
      expect(readState(holding(text), state)).toBeUndefined();
    },
  );
});

describe("answers of a document", () => {
  it("are given once; all else is fetched", async () => {
    const otherwise = vi.fn().mockResolvedValue(new Response("fetched"));
    const fetch = answersOf(state, otherwise);
    const answer = await fetch("/wps/help", {});
    expect(await answer.json()).toEqual({ value: "</script><b>" });
    await fetch("/wps/help", {});
    expect(otherwise).toHaveBeenCalledTimes(1);
  });

  it("are noted where they are good, and can still be read", async () => {
    const answers: Record<string, string> = {};
    const fetch = noting(
      (url) =>
        Promise.resolve(
          new Response("text", { status: url === "/good" ? 200 : 503 }),
        ),
      answers,
    );
    expect(await (await fetch("/good", {})).text()).toBe("text");
    expect((await fetch("/bad", {})).status).toBe(503);
    expect(answers).toEqual({ "/good": "text" });
  });
});
