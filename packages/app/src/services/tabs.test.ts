import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joinTabs } from "./tabs.ts";

const token = "t".repeat(32);

/** Channels of one browser: what one posts, all others of the name receive. */
class FakeChannel extends EventTarget {
  static open: FakeChannel[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this)
        other.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  FakeChannel.open = [];
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("joinTabs", () => {
  it("gives a new tab the session of a sibling", async () => {
    joinTabs(() => token);
    expect(await joinTabs(() => undefined).askForToken()).toBe(token);
  });

  it("takes no answer within 200 ms for a guest", async () => {
    joinTabs(() => undefined);
    const answer = joinTabs(() => undefined).askForToken();
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toBeUndefined();
  });

  it("hears what was said while it was too busy to listen", async () => {
    const sibling = new FakeChannel("foyer-session");
    let ask = "";
    sibling.addEventListener("message", (event) => {
      if (event instanceof MessageEvent) ask = event.data.ask;
    });
    const answer = joinTabs(() => undefined).askForToken();
    // After a busy start a timer is the first to have its turn, however late it is, and the answer the second.
    vi.advanceTimersToNextTimer();
    sibling.postMessage({ kind: "tokenGiven", ask, token });
    expect(await answer).toBe(token);
  });

  it("asks as it joins, and again when that is long ago or used up", async () => {
    const late = joinTabs(() => undefined);
    await vi.advanceTimersByTimeAsync(200);
    let sibling: string | undefined;
    joinTabs(() => sibling);
    sibling = token;
    // Nobody had a session when it joined.
    expect(await late.askForToken()).toBeUndefined();
    expect(await late.askForToken()).toBe(token);

    const later = joinTabs(() => undefined);
    sibling = "u".repeat(32);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await later.askForToken()).toBe(sibling);
  });

  it("tells the siblings of a sign-out, until they stop listening", () => {
    const heard = vi.fn();
    const stop = joinTabs(() => token).onSignedOut(heard);
    const other = joinTabs(() => token);
    other.announceSignOut();
    expect(heard).toHaveBeenCalledOnce();
    stop();
    other.announceSignOut();
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([
    ["a text", "signedOut?"],
    ["null", null],
    ["a foreign token", { kind: "tokenGiven", ask: "1", token: "<x>" }],
  ])("ignores %s", (_name, data) => {
    const heard = vi.fn();
    joinTabs(() => token).onSignedOut(heard);
    new FakeChannel("foyer-session").postMessage(data);
    expect(heard).not.toHaveBeenCalled();
  });

  it("stands alone where there are no channels", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    expect(await joinTabs(() => token).askForToken()).toBeUndefined();
  });
});
