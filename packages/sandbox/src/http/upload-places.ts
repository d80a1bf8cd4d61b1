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

/** Seconds after which one of the sender's own has probably come. */
const backInSeconds = 10;

/**
 * Lets one member, and one address, send only so many bodies of pictures at once: all together have few places. Who
 * sends is looked up as `calls` admits calls; whoever is nobody is refused before anything is read, and takes up no place.
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
