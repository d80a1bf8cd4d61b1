import * as calls from "@foyer/platform/calls";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { networkOf } from "../services/network.ts";
import { handle, handleMember } from "../http/handle.ts";
import { handleMoney } from "../http/handle-money.ts";
import { limit } from "../services/rate-limit.ts";
import { Refusal } from "../services/refusal.ts";
import { openRoom } from "../services/chat.ts";
import { readContent } from "../services/content.ts";
import {
  keepFeedback,
  listFeedback,
  readFeedback,
  replyToFeedback,
} from "../services/feedback.ts";
import { refuseTrial } from "../services/roles.ts";
import type { Session } from "../services/session.ts";
import { keepLoosePictures } from "../services/uploads.ts";

/** Chat rooms per address in a minute. */
const roomsPerAddress = 60;
/** Feedback messages per address in a minute, and of one member. */
const feedbackPerAddress = 20;

const limitMember = ({
  db,
  session: { member },
  now,
}: {
  readonly db: Database;
  readonly session: Session;
  readonly now: number;
}) => limit(db, `feedback:${member.id}`, feedbackPerAddress, now);

export const supportCalls = [
  handle(calls.modelList, async ({ db, request: { pageNo, pageSize } }) => {
    const models = (await readContent(db, "model"))
      .map(({ id, body }) => ({
        id,
        name: String(body["name"]),
        imageUrl: String(body["imageUrl"]),
        online: body["online"] === 1 ? 1 : 0,
      }))
      // Hosts who are online come first.
      .toSorted((one, other) => other.online - one.online);
    const size = Math.min(Math.max(pageSize, 1), 100);
    const start = (Math.max(pageNo, 1) - 1) * size;
    return {
      list: models.slice(start, start + size),
      totalPages: Math.ceil(models.length / size),
    };
  }),

  handle(
    calls.launchChat,
    async ({ db, request, run, address, origin, now }) => {
      const { modelId, language } = request;
      await limit(db, `chat:${networkOf(address)}`, roomsPerAddress, now);
      const models = await readContent(db, "model");
      const model = models.find(({ id }) => id === modelId);
      if (modelId !== undefined && model?.body["online"] !== 1)
        throw new Refusal("INVALID_URL");
      const host =
        model === undefined ? {} : { host: String(model.body["name"]) };
      const room = await openRoom(db, { run, ...host, language, now });
      return { chatUrl: `${origin}/desk/rooms/${room}` };
    },
  ),

  handle(calls.feedback, async (context) => {
    const { db, request, run, address, now, merchant, language } = context;
    await limit(db, `feedback:${networkOf(address)}`, feedbackPerAddress, now);
    const id = randomUUID();
    const visitor = { memberId: null, merchant, language };
    return keepFeedback(db, { ...request, ...visitor, id, run, now });
  }),

  handleMoney(calls.feedbackSend, {
    leaves: false,
    check: limitMember,
    effect: ({ tx, session: { member }, request, run, intent: id, now }) =>
      keepFeedback(tx, { ...request, id, run, memberId: member.id, now }),
  }),

  handleMoney(calls.feedbackReply, {
    leaves: false,
    check: limitMember,
    effect: ({ tx, session: { member }, request, intent: id, now }) =>
      replyToFeedback(tx, member.id, { ...request, id, now }),
  }),

  handleMember(
    calls.feedbackPictures,
    async ({ db, session, request: { images }, now }) => {
      refuseTrial(session.member);
      await limitMember({ db, session, now });
      return keepLoosePictures(db, session.member.id, images, now);
    },
  ),

  handleMember(
    calls.feedbackList,
    async ({ db, session: { member }, request }) => {
      refuseTrial(member);
      return listFeedback(db, member.id, request);
    },
  ),

  handleMember(
    calls.feedbackThread,
    async ({ db, session: { member }, request: { number } }) => {
      refuseTrial(member);
      const { sender: _sender, ...thread } = await readFeedback(
        db,
        number,
        member.id,
      );
      return thread;
    },
  ),
];
