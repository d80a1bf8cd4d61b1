import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { eventsSince, liveSocket, readLiveFrame } from "./events.ts";

const frame = (value: unknown) => readLiveFrame(JSON.stringify(value));

it("live events use a socket of their own (OPN-51)", () => {
  expect(liveSocket.address).toBe("/wps/events");
});

describe("frames of the live events", () => {
  it("are read as ready with the cursor, or as a ping", () => {
    expect(frame({ type: "READY", cursor: 12 })).toEqual({
      kind: "ready",
      cursor: "12",
    });
    expect(frame({ type: "READY" })).toEqual({ kind: "ready", cursor: "" });
    expect(frame({ type: "PING" })).toEqual({ kind: "ping" });
  });

  it("are read as an event with its details, ignoring extra members", () => {
    const value = { id: "D-1", amount: "20.00", text: "Paid", secret: "x" };
    expect(
      frame({ type: "DEPOSIT_ARRIVED", id: 7, at: 1000, value, more: 1 }),
    ).toEqual({
      kind: "event",
      event: {
        id: "7",
        type: "DEPOSIT_ARRIVED",
        at: 1000,
        value: { id: "D-1", amount: "20.00", text: "Paid" },
      },
    });
  });

  it.each([
    ["no details", undefined],
    ["details that are a list", []],
    ["details that are a text", "20.00"],
    ["an amount that is none", { amount: "NaN", text: { a: 1 }, id: null }],
    ["poison", JSON.parse('{"__proto__":{"amount":"1.00"}}')],
  ])("keep an event without its invalid details: %s", (_what, value) => {
    expect(
      frame({ type: "DEPOSIT_FAILED", id: "8", at: "soon", value }),
    ).toEqual({
      kind: "event",
      event: {
        id: "8",
        type: "DEPOSIT_FAILED",
        at: 0,
        value: { id: "", amount: null, text: "" },
      },
    });
  });

  it.each([
    ["lake.walker", "lake.walker"],
    [undefined, undefined],
    [{ name: "x" }, undefined],
  ])("name the sender of a transfer: %j is read as %j", (sender, read) => {
    const value = { id: "T-1", amount: "20.00", sender };
    const heard = frame({ type: "TRANSFER_RECEIVED", id: "8", at: 1, value });
    if (heard?.kind !== "event") throw new Error("It is no event.");
    expect(heard.event).toMatchObject({
      type: "TRANSFER_RECEIVED",
      value: { amount: "20.00" },
    });
    expect(heard.event.value.sender).toBe(read);
  });

  it.each([
    [{ FR: "Bonjour" }, { FR: "Bonjour" }],
    [{ FR: 1 }, undefined],
    ["Bonjour", undefined],
  ])("say their text in other languages: %j is read as %j", (words, read) => {
    const value = { id: "M-1", text: "Hello", words };
    const heard = frame({ type: "MESSAGE", id: "8", at: 1, value });
    if (heard?.kind !== "event") throw new Error("It is no event.");
    expect(heard.event.value).toMatchObject({ text: "Hello" });
    expect(heard.event.value.words).toEqual(read);
  });

  it("report an unknown type of event as unknown", () => {
    expect(frame({ type: "JACKPOT", id: "9" })).toMatchObject({
      event: { id: "9", type: "unknown" },
    });
  });

  it.each([
    ["no text", 12],
    ["no JSON", "READY"],
    ["nothing", "null"],
    ["an event without a name", '{"type":"MESSAGE"}'],
    ["a name that is too long", `{"type":"MESSAGE","id":"${"9".repeat(65)}"}`],
    [
      "more than any news needs",
      `{"type":"MESSAGE","id":"1","pad":"${"x".repeat(20_000)}"}`,
    ],
  ])("are ignored: %s", (_what, data) => {
    expect(readLiveFrame(data)).toBeUndefined();
  });
});

describe("catching up", () => {
  it("leaves out invalid events, and keeps the others", () => {
    const answer = {
      list: [
        null,
        { id: "3", type: "MESSAGE", value: { text: "Hello" } },
        { type: "MESSAGE" },
      ],
      cursor: 3,
    };
    const { list, cursor } = v.parse(eventsSince.response, answer);
    expect(list.map(({ id, value }) => [id, value.text])).toEqual([
      ["3", "Hello"],
    ]);
    expect(cursor).toBe("3");
  });

  it("keeps a newer platform's events as unknown, whatever they contain, and what comes after them", () => {
    const value = { id: { odd: 1 }, amount: [], sender: 7, tables: [{}] };
    const answer = {
      list: [
        { id: "3", type: "SEAT_FREE", at: 1, value },
        { id: "4", type: "MESSAGE", at: 2, value: { text: "Hello" } },
      ],
      cursor: "4",
    };
    const { list, cursor } = v.parse(eventsSince.response, answer);
    expect(list.map(({ id, type }) => [id, type])).toEqual([
      ["3", "unknown"],
      ["4", "MESSAGE"],
    ]);
    expect(cursor).toBe("4");
  });
});
