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

/** Whether somebody looks at the tabs. */
let page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  FakeChannel.open = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
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
    const answer = joinTabs(() => undefined).askForToken();
    await vi.advanceTimersByTimeAsync(25);
    expect(await answer).toBe(token);
  });

  it("gives the session of the tab that somebody looked at last, whichever answers first", async () => {
    page.hidden = true;
    const other = "u".repeat(32);
    for (const order of [
      [token, other],
      [other, token],
    ]) {
      FakeChannel.open = [];
      let last = "";
      for (const own of order) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are opened
        await vi.advanceTimersByTimeAsync(1000);
        joinTabs(() => own);
        last = own;
      }
      FakeChannel.open.reverse();
      const answer = joinTabs(() => undefined).askForToken();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.advanceTimersByTimeAsync(25);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await answer).toBe(last);
    }
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
    sibling.postMessage({ kind: "tokenGiven", ask, token, seenAt: 1 });
    vi.advanceTimersToNextTimer();
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
    const again = late.askForToken();
    await vi.advanceTimersByTimeAsync(25);
    expect(await again).toBe(token);

    const later = joinTabs(() => undefined);
    sibling = "u".repeat(32);
    await vi.advanceTimersByTimeAsync(10_000);
    const then = later.askForToken();
    await vi.advanceTimersByTimeAsync(25);
    expect(await then).toBe(sibling);
  });

  it("tells the siblings of a sign-in, and of which session a sign-out was, until they stop listening", () => {
    const signedIn = vi.fn();
    const signedOut = vi.fn();
    const stop = joinTabs(() => token).listen({ signedIn, signedOut });
    const other = joinTabs(() => token);
    other.announceSignIn();
    other.announceSignOut({ token, memberId: "7" });
    expect(signedIn).toHaveBeenCalledOnce();
    expect(signedOut).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ token, memberId: "7" }),
    );
    stop();
    other.announceSignIn();
    other.announceSignOut({ token, memberId: undefined });
    expect(signedIn).toHaveBeenCalledOnce();
    expect(signedOut).toHaveBeenCalledOnce();
  });

  it.each([
    ["a text", "signedOut?"],
    ["null", null],
    ["a sign-out of nobody", { kind: "signedOut" }],
    ["a foreign token", { kind: "tokenGiven", ask: "1", token: "<x>" }],
  ])("ignores %s", (_name, data) => {
    const heard = vi.fn();
    joinTabs(() => token).listen({ signedIn: heard, signedOut: heard });
    new FakeChannel("foyer-session").postMessage(data);
    expect(heard).not.toHaveBeenCalled();
  });

  it("stands alone where there are no channels", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    expect(await joinTabs(() => token).askForToken()).toBeUndefined();
  });
});
