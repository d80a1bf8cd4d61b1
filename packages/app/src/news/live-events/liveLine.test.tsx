import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { liveSocket } from "@foyer/platform/calls";
import { FakeSocket } from "./fakeSocket.testing.ts";
import { openLine, type Line } from "./liveLine.ts";

const token = "t".repeat(32);
const on = {
  onReady: vi.fn(),
  onEvent: vi.fn(),
  onPing: vi.fn(),
  onUnreached: vi.fn(),
};
let line: Line | undefined;
const open = (given: () => string | undefined = () => token) => {
  line = openLine({ ...on, token: given, random: () => 1 });
};
const goOnline = (onLine: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  window.dispatchEvent(new Event(onLine ? "online" : "offline"));
};

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  line?.close();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe("the live connection", () => {
  it("authenticates on the socket and never puts the token in its address", () => {
    open();
    const socket = FakeSocket.last;
    expect(new URL(socket.url).protocol).toBe("ws:");
    expect(new URL(socket.url).pathname + new URL(socket.url).search).toBe(
      liveSocket.address,
    );
    expect(socket.said).toEqual([]);
    socket.accept();
    expect(socket.said).toEqual([JSON.stringify({ type: "HELLO", token })]);
  });

  it("opens nothing for a visitor", () => {
    open(() => undefined);
    expect(FakeSocket.all).toEqual([]);
  });

  it("passes on known messages and ignores the rest", () => {
    open();
    FakeSocket.last
      .accept()
      .hear({ type: "READY", cursor: "4" })
      .hear("<html>");
    FakeSocket.last
      .hear({ type: "MESSAGE", id: "5", value: { text: "Hello" } })
      .hear({ type: "PING" });
    expect(on.onReady).toHaveBeenCalledExactlyOnceWith("4");
    expect(on.onEvent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: "5" }),
    );
    expect(on.onPing).toHaveBeenCalledOnce();
  });

  // OPN-51
  it("reconnects after waits that grow to 30 seconds, and falls back to calls from the fourth attempt", async () => {
    open();
    const waits = [1, 2, 4, 8, 16, 30, 30];
    for (const [index, seconds] of waits.entries()) {
      FakeSocket.last.break();
      expect(on.onUnreached).toHaveBeenCalledTimes(Math.max(0, index - 2));
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(FakeSocket.open).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.open).toHaveLength(1);
    }
    FakeSocket.last.accept().hear({ type: "READY", cursor: "1" }).break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.open).toHaveLength(1);
  });

  it.each([liveSocket.closeCodes.refused, liveSocket.closeCodes.closed])(
    "falls back to a call after close code %i, and does not reconnect immediately",
    async (code) => {
      open();
      FakeSocket.last.accept().break(code);
      expect(on.onUnreached).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(FakeSocket.open).toHaveLength(0);
    },
  );

  it("treats long silence as a lost connection, even while the socket looks open", async () => {
    open();
    FakeSocket.last.accept().hear({ type: "READY" });
    const first = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(40_000);
    first.hear({ type: "PING" });
    await vi.advanceTimersByTimeAsync(54_999);
    expect(first.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(first.closed).toBe(true);
    expect(FakeSocket.open).toHaveLength(1);
  });

  it("closes while offline, tries nothing, and reconnects immediately when online", async () => {
    open();
    FakeSocket.last.accept().hear({ type: "READY" });
    goOnline(false);
    expect(FakeSocket.open).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.open).toHaveLength(0);
    goOnline(true);
    expect(FakeSocket.open).toHaveLength(1);
  });

  it("reconnects immediately when the page becomes visible again", () => {
    open();
    FakeSocket.last.break();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.open).toHaveLength(1);
  });

  it("receives and opens nothing once it is closed", async () => {
    open();
    const socket = FakeSocket.last.accept();
    line?.close();
    expect(socket.closed).toBe(true);
    socket.hear({ type: "READY", cursor: "4" }).break();
    goOnline(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(on.onReady).not.toHaveBeenCalled();
  });
});
