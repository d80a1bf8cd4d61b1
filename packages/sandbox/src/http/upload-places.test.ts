import { activityApply } from "@foyer/platform/calls";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { defaultLimits } from "../server.ts";
import { slowestBodyMs } from "./parse.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  return () => sandbox.close();
});
afterEach(() => {
  vi.useRealTimers();
});

const { uploadsPerMember: most, uploadsPerAddress: mostOfAddress } =
  defaultLimits;

/** Begins to send pictures, and never comes to an end. */
function sendSlowly({ token, address }: Pick<TestMember, "token" | "address">) {
  let isRead = false;
  const answer = sandbox.send(activityApply.path, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "multipart/form-data; boundary=b",
      "X-Forwarded-For": address,
    },
    body: new ReadableStream(
      {
        pull: () => {
          isRead = true;
          return new Promise(() => {});
        },
      },
      // Nothing is produced before it is read.
      { highWaterMark: 0 },
    ),
    duplex: "half",
  });
  const status = answer.then((answered) => answered.status);
  let isOver = false;
  void status.then(() => (isOver = true));
  return { answer, status, begun: () => isRead && !isOver };
}

const sendMany = (who: TestMember, times: number) =>
  Array.from({ length: times }, () => sendSlowly(who));

it("limits concurrent uploads of one member, so that slow ones do not block other members", async () => {
  const greedy = await sandbox.member();
  const [other, next] = [await sandbox.member(), await sandbox.member()];
  const held = sendMany(greedy, 18);
  const refused = await Promise.all(
    held.slice(most).map(async ({ answer }) => answer),
  );
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  for (const who of [other, next]) {
    const slow = sendSlowly(who);
    await vi.waitFor(() => expect(slow.begun()).toBe(true));
  }
});

it("limits concurrent uploads from one address, whoever sends them", async () => {
  const home = sandbox.visitor();
  const crowd = [];
  for (let count = 0; count < most; count += 1)
    crowd.push(await sandbox.member({}, home));
  const held = crowd.flatMap((who) => sendMany(who, most));
  const refused = await Promise.race(held.map(({ status }) => status));
  expect(refused).toBe(429);
  await vi.waitFor(() =>
    expect(held.filter(({ begun }) => begun())).toHaveLength(mostOfAddress),
  );
});

it("rejects uploads without a valid session immediately, without giving them a place", async () => {
  const nobody = { ...sandbox.visitor(), token: "x".repeat(43) };
  const who = await sandbox.member();
  const held = Array.from({ length: 24 }, () => sendSlowly(nobody));
  const slow = sendSlowly(who);
  const answers = await Promise.all(held.map(async ({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  expect(await answers[0]?.json()).toMatchObject({
    success: false,
    code: "NOT_LOGGED_IN",
  });
  await vi.waitFor(() => expect(slow.begun()).toBe(true));
});

it("limits concurrent session look-ups for uploads, and makes none without a token", async () => {
  const small = await startTestSandbox({ load: { working: 1, waiting: 0 } });
  const ask = (headers: Record<string, string>) =>
    small.send(activityApply.path, { method: "POST", headers });
  const tokens = ["x", "y", "z"].map((letter) => letter.repeat(43));
  const answers = await Promise.all([
    ...tokens.map((token) => ask({ Authorization: `Bearer ${token}` })),
    ask({}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 503, 503, 401]);
  await small.close();
});

it("ends uploads that take too long with 408, and frees their places", async () => {
  const who = await sandbox.member();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const held = sendMany(who, most);
  await vi.waitFor(() => expect(held.every(({ begun }) => begun())).toBe(true));
  await vi.advanceTimersByTimeAsync(slowestBodyMs + 1);
  for (const { answer } of held) {
    const { status, headers } = await answer;
    expect(status).toBe(408);
    // Otherwise the rest would still be sent, although nobody reads it.
    expect(headers.get("Connection")).toBe("close");
  }
  const again = sendSlowly(who);
  await vi.waitFor(() => expect(again.begun()).toBe(true));
});
