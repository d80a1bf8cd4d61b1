import { liveHello, liveSocket } from "@foyer/platform/calls";
import * as v from "valibot";
import { readRun } from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import { readHead, readNews } from "../services/live-events.ts";
import { findSession } from "../services/session.ts";
import type { Hub } from "./hub.ts";

/** What a listener needs of its socket. */
export interface Line {
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
}

/** How long a connection may stay open without a token. */
const helloWithinMs = 10_000;

/**
 * One socket of the live events: waits for the token, says which event of the account is the latest, and sends all
 * later ones. The session is checked again before anything is sent, so a socket whose session has ended receives
 * nothing more.
 *
 * @example const listener = listenFor({ platform, hub, run, line, onKnown }); listener.hear(text); listener.leave();
 */
export function listenFor({
  platform,
  hub,
  run,
  line,
  onKnown,
}: {
  readonly platform: Platform;
  readonly hub: Hub;
  readonly run: string;
  readonly line: Line;
  /** Called once the listener is identified. */
  readonly onKnown: () => void;
}) {
  const { db } = platform;
  let token: string | undefined;
  let told = 0;
  let leave = () => {};
  let gone = false;
  let turn: Promise<void> = Promise.resolve();

  const end = (code?: number) => {
    if (gone) return;
    gone = true;
    clearTimeout(patience);
    clearInterval(pulse);
    leave();
    if (code !== undefined) line.close(code);
  };
  const say = (frame: object) => line.send(JSON.stringify(frame));

  /** The account, while its session is valid and the platform is open; otherwise the socket is closed. */
  const account = async (): Promise<string | undefined> => {
    const { now, status } = await readRun(platform, run);
    if (gone) return undefined;
    if (status.maintenance.on || status.regionRestriction.on) {
      end(liveSocket.closeCodes.closed);
      return undefined;
    }
    const session = await findSession(db, `Bearer ${token ?? ""}`, now);
    if (session === undefined) end(liveSocket.closeCodes.refused);
    return gone ? undefined : session?.member.id;
  };
  /** One thing after the other, so that nothing is sent twice or before its time. */
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch(() => end(1011));
  };

  const deliver = async () => {
    const memberId = await account();
    if (memberId === undefined) return;
    for (;;) {
      const news = await readNews(db, memberId, told);
      if (gone || news.length === 0) return;
      for (const { number, frame } of news) {
        say(frame);
        told = number;
      }
    }
  };
  const greet = async () => {
    const memberId = await account();
    if (memberId === undefined) return;
    onKnown();
    const out = await hub.join(memberId, () => inTurn(deliver));
    if (gone) return out();
    leave = out;
    told = await readHead(db, memberId);
    say({ type: "READY", cursor: String(told) });
    await deliver();
  };

  const patience = setTimeout(
    () => end(liveSocket.closeCodes.notUnderstood),
    helloWithinMs,
  );
  const pulse = setInterval(() => {
    if (token === undefined) return;
    inTurn(async () => {
      if ((await account()) !== undefined) say({ type: "PING" });
    });
  }, liveSocket.pingMs);
  patience.unref();
  pulse.unref();

  return {
    /** Receives a message: the only valid one is the token, sent once. */
    hear: (data: unknown): void => {
      if (token !== undefined || gone) return;
      const hello = v.safeParse(liveHello, readJson(data));
      if (!hello.success) return end(liveSocket.closeCodes.notUnderstood);
      clearTimeout(patience);
      token = hello.output.token;
      inTurn(greet);
    },
    /** Called when the socket has closed. */
    leave: (): void => end(),
    /** Closes it from this side, for instance when the sandbox stops. */
    stop: (): void => end(1001),
  };
}

function readJson(data: unknown): unknown {
  if (typeof data !== "string") return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
