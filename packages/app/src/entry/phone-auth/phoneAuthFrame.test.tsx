import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askConnector } from "./phoneAuthFrame.ts";
import type { PhoneAsk, PhoneWord } from "./phoneAuthProtocol.ts";
import { wordsOf } from "../../testing/english.ts";

const origin = "https://connect.harbour.example";
const send: PhoneAsk = {
  kind: "send",
  number: "+60125550147",
  language: "en",
  mode: "dark",
};
const words = { title: wordsOf("phoneAuth.challenge.title"), cancel: "Cancel" };

let showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
beforeEach(() => {
  vi.useFakeTimers();
  showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
});
afterEach(() => {
  vi.useRealTimers();
  showModal.mockRestore();
  expect(document.querySelector("dialog, iframe")).toBeNull();
});

/** Asks, and plays the part of the document in the frame. */
function asking(signal = new AbortController().signal) {
  const answer = askConnector(origin, send, { signal, words });
  const frame = document.querySelector("iframe");
  const inside = frame?.contentWindow;
  const nonce = new URL(frame?.src ?? origin).hash.slice(1);
  const heard = vi.fn<(data: unknown, to: unknown) => void>();
  if (inside) inside.postMessage = heard;
  const say = (
    body: unknown,
    {
      from = origin,
      source = inside as Window | null | undefined,
      of = nonce,
    } = {},
  ) =>
    window.dispatchEvent(
      new MessageEvent("message", {
        data: { type: "foyer:phone", nonce: of, body },
        origin: from,
        source: source ?? null,
      }),
    );
  return {
    answer,
    frame,
    heard,
    load: () => frame?.dispatchEvent(new Event("load")),
    nonce,
    say,
  };
}

const sent: PhoneWord = { kind: "sent", verificationId: "v1" };
const closed = { kind: "refused", code: "popup-closed-by-user" };
const late = { kind: "refused", code: "timeout" };
const dialog = () => document.querySelector("dialog");

describe("the phone login frame", () => {
  it("asks the connector's exact origin once loaded, and resolves with its answer", async () => {
    const { answer, frame, heard, load, nonce, say } = asking();
    expect(frame?.src).toBe(`${origin}/connect/phone.html#${nonce}`);
    expect(frame?.getAttribute("sandbox")).toBe(
      "allow-scripts allow-same-origin allow-popups",
    );
    expect(heard).not.toHaveBeenCalled();
    load();
    expect(heard.mock.calls).toEqual([
      [{ type: "foyer:phone", nonce, body: send }, origin],
    ]);
    say({ kind: "heard" });
    say(sent);
    expect(await answer).toEqual(sent);
    expect(showModal).not.toHaveBeenCalled();
  });

  it("uses a new nonce each time", async () => {
    const one = asking();
    one.say(sent);
    await one.answer;
    const other = asking();
    expect(other.nonce).not.toBe(one.nonce);
    other.say(sent, { of: one.nonce });
    other.say(closed);
    expect(await other.answer).toEqual(closed);
  });

  it.each([
    ["another origin", { from: "https://evil.example" }],
    ["the portal's own origin", { from: location.origin }],
    ["a sandboxed page", { from: "null" }],
    ["another window", { source: window }],
    ["nobody", { source: null }],
    ["another frame's nonce", { of: "guessed" }],
  ])("ignores messages from %s", async (_, over) => {
    const { answer, say } = asking();
    say({ kind: "challenge" }, over);
    say(sent, over);
    expect(dialog()?.open).toBe(false);
    say(closed);
    expect(await answer).toEqual(closed);
  });

  it.each([null, 7, {}, { kind: "sent" }, { kind: "sent", verificationId: 7 }])(
    "ignores the malformed message %j",
    async (body) => {
      const { answer, say } = asking();
      say(body);
      say(sent);
      expect(await answer).toEqual(sent);
    },
  );

  it("replaces an unknown rejection code with “unknown”", async () => {
    const { answer, say } = asking();
    say({ kind: "refused", code: "<b>no</b>" });
    expect(await answer).toEqual({ kind: "refused", code: "unknown" });
  });

  it("times out after 15 seconds without an answer from its document", async () => {
    const { answer, load } = asking();
    // An error page of the browser loads too, but sends no answer.
    load();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await answer).toEqual(late);
  });

  it("times out after a minute when the third party does not answer", async () => {
    const { answer, say } = asking();
    say({ kind: "heard" });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(dialog()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toEqual(late);
  });

  it("is shown for a robot challenge and does not time out meanwhile", async () => {
    const { answer, say } = asking();
    say({ kind: "heard" });
    expect(dialog()?.open).toBe(false);
    say({ kind: "challenge" });
    expect(dialog()?.open).toBe(true);
    expect(dialog()?.getAttribute("aria-label")).toBe(words.title);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    say(sent);
    expect(await answer).toEqual(sent);
  });

  it.each(["its button", "the browser's own way"])(
    "can be closed by %s",
    async (way) => {
      const { answer, say } = asking();
      say({ kind: "challenge" });
      if (way === "its button") dialog()?.querySelector("button")?.click();
      else dialog()?.dispatchEvent(new Event("cancel"));
      expect(await answer).toEqual(closed);
    },
  );

  it("keeps Escape from reaching the dialog below", async () => {
    const below = vi.fn();
    document.addEventListener("keydown", below, true);
    const press = () =>
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
      );
    const { answer, say } = asking();
    say({ kind: "challenge" });
    press();
    expect(below).not.toHaveBeenCalled();
    say(sent);
    await answer;
    press();
    expect(below).toHaveBeenCalledOnce();
    document.removeEventListener("keydown", below, true);
  });

  it("closes when the form that opened it is closed", async () => {
    const controller = new AbortController();
    const { answer } = asking(controller.signal);
    controller.abort();
    expect(await answer).toEqual(closed);
  });

  it("does not open once the form has been closed", async () => {
    const controller = new AbortController();
    controller.abort();
    expect(
      await askConnector(origin, send, { signal: controller.signal, words }),
    ).toEqual(closed);
  });
});
