import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joinTabs } from "./tabs.ts";

const token = "t".repeat(32);
const session = { token, passwordDue: undefined };
const sessionOf = (own: string) => ({ ...session, token: own });

/** Channels of one browser: a message posted on one reaches all others of the same name. */
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

/** Whether the tabs are visible. */
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
  // SES-02
  it("gives a new tab the session of another tab", async () => {
    joinTabs(() => session);
    const answer = joinTabs(() => undefined).askForSession();
    await vi.advanceTimersByTimeAsync(25);
    expect(await answer).toEqual(session);
  });

  it("passes on that a password change is due (LGN-14 … LGN-16)", async () => {
    joinTabs(() => ({ token, passwordDue: "expired" }));
    const answer = joinTabs(() => undefined).askForSession();
    await vi.advanceTimersByTimeAsync(25);
    expect(await answer).toEqual({ token, passwordDue: "expired" });
  });

  it.each(["", "never", 1, true, null, { reason: "expired" }])(
    "rejects a session with %j as the reason for a password change",
    async (passwordDue) => {
      const sibling = new FakeChannel("foyer-session");
      sibling.addEventListener("message", (event) => {
        if (!(event instanceof MessageEvent)) return;
        const { ask } = event.data;
        sibling.postMessage({
          kind: "tokenGiven",
          ask,
          token,
          seenAt: 1,
          passwordDue,
        });
      });
      const answer = joinTabs(() => undefined).askForSession();
      await vi.advanceTimersByTimeAsync(200);
      expect(await answer).toBeUndefined();
    },
  );

  it("gives the session of the tab that was visible last, whichever answers first", async () => {
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
        joinTabs(() => sessionOf(own));
        last = own;
      }
      FakeChannel.open.reverse();
      const answer = joinTabs(() => undefined).askForSession();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.advanceTimersByTimeAsync(25);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await answer).toEqual(sessionOf(last));
    }
  });

  // SES-02
  it("returns no session when no tab answers within 200 ms", async () => {
    joinTabs(() => undefined);
    const answer = joinTabs(() => undefined).askForSession();
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toBeUndefined();
  });

  it("accepts an answer that is received after the first timer because of a busy start", async () => {
    const sibling = new FakeChannel("foyer-session");
    let ask = "";
    sibling.addEventListener("message", (event) => {
      if (event instanceof MessageEvent) ask = event.data.ask;
    });
    const answer = joinTabs(() => undefined).askForSession();
    // After a busy start the first timer fires before the answer is received, however late it is.
    vi.advanceTimersToNextTimer();
    sibling.postMessage({ kind: "tokenGiven", ask, token, seenAt: 1 });
    vi.advanceTimersToNextTimer();
    expect(await answer).toEqual(session);
  });

  it("asks when it joins, and again when that answer is old or already used", async () => {
    const late = joinTabs(() => undefined);
    await vi.advanceTimersByTimeAsync(200);
    let sibling: typeof session | undefined;
    joinTabs(() => sibling);
    sibling = session;
    // There was no session when it joined.
    expect(await late.askForSession()).toBeUndefined();
    const again = late.askForSession();
    await vi.advanceTimersByTimeAsync(25);
    expect(await again).toEqual(session);

    const later = joinTabs(() => undefined);
    sibling = sessionOf("u".repeat(32));
    await vi.advanceTimersByTimeAsync(10_000);
    const then = later.askForSession();
    await vi.advanceTimersByTimeAsync(25);
    expect(await then).toEqual(sibling);
  });

  it("tells other tabs about a login, and which session logged out, until they stop listening", () => {
    const signedIn = vi.fn();
    const signedOut = vi.fn();
    const stop = joinTabs(() => session).listen({ signedIn, signedOut });
    const other = joinTabs(() => session);
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
    joinTabs(() => session).listen({ signedIn: heard, signedOut: heard });
    new FakeChannel("foyer-session").postMessage(data);
    expect(heard).not.toHaveBeenCalled();
  });

  it("returns no session without BroadcastChannel", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    expect(await joinTabs(() => session).askForSession()).toBeUndefined();
  });
});
