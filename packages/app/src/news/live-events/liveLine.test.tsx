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

describe("the line to the platform", () => {
  it("says who is there on the socket, and never in its address", () => {
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

  it("opens nothing for a guest", () => {
    open(() => undefined);
    expect(FakeSocket.all).toEqual([]);
  });

  it("hands on what it understands and passes over the rest", () => {
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
  it("opens again after waits that grow to half a minute, and asks by calls from the fourth try on", async () => {
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
    "asks by a call why the platform sent it away with %i, and does not storm it",
    async (code) => {
      open();
      FakeSocket.last.accept().break(code);
      expect(on.onUnreached).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(FakeSocket.open).toHaveLength(0);
    },
  );

  it("takes long silence for the end, however alive the socket looks", async () => {
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

  it("lets go without a network, tries nothing meanwhile, and is back at once with it", async () => {
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

  it("does not wait any longer when somebody comes back to the page", () => {
    open();
    FakeSocket.last.break();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.open).toHaveLength(1);
  });

  it("hears nothing and opens nothing once it is closed", async () => {
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
