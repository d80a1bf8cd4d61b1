import { eq } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import { sessions } from "../db/tables/members.ts";
import { createWaitingRoom } from "../services/waiting-room.ts";
import type { Platform } from "../services/platform.ts";
import { tokenHashOf } from "../services/session.ts";
import { addressOf } from "./address.ts";
import { networkOf } from "../services/network.ts";
import { refuse } from "./envelope.ts";
import { Refusal } from "../services/refusal.ts";

/** Seconds after which one of the sender's own uploads has probably finished. */
const backInSeconds = 10;

/**
 * Limits how many picture uploads one member, and one address, may send at the same time: there are few places in
 * total. The sender is looked up within the limits of `calls`; a caller without a session is rejected before anything
 * is read, and takes no place.
 */
export function uploadPlaces(
  platform: Platform,
  calls: MiddlewareHandler,
): MiddlewareHandler {
  const { db, limits } = platform;
  const members = createWaitingRoom(limits.uploadsPerMember);
  const networks = createWaitingRoom(limits.uploadsPerAddress);
  const memberOf = async (tokenHash: string) => {
    const [row] = await db
      .select({ memberId: sessions.memberId })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash));
    return row?.memberId;
  };
  return async (context, next) => {
    const tokenHash = tokenHashOf(context.req.header("Authorization"));
    const sender: { memberId: string | undefined } = { memberId: undefined };
    if (tokenHash !== undefined) {
      const busy = await calls(context, async () => {
        sender.memberId = await memberOf(tokenHash);
      });
      if (busy) return busy;
    }
    const { memberId } = sender;
    if (memberId === undefined)
      return refuse(context, new Refusal("NOT_LOGGED_IN"));
    const tooMany = () =>
      refuse(
        context,
        new Refusal("TOO_MANY_REQUESTS", { retryAfter: backInSeconds }),
      );
    const leaveMember = members.enter(memberId);
    if (leaveMember === undefined) return tooMany();
    try {
      const leaveNetwork = networks.enter(
        networkOf(addressOf(platform, context)),
      );
      if (leaveNetwork === undefined) return tooMany();
      try {
        await next();
      } finally {
        leaveNetwork();
      }
    } finally {
      leaveMember();
    }
    return undefined;
  };
}
