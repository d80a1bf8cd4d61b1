import * as calls from "@foyer/platform/calls";
import { networkOf } from "../services/network.ts";
import { handle } from "../http/handle.ts";
import { limit } from "../services/rate-limit.ts";
import { Refusal } from "../services/refusal.ts";
import { openRoom } from "../services/chat.ts";
import { readContent } from "../services/content.ts";
import { keepFeedback } from "../services/feedback.ts";

/** Chat rooms per address in a minute. */
const roomsPerAddress = 60;
/** Feedback messages per address in a minute. */
const feedbackPerAddress = 20;

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

  handle(calls.feedback, async ({ db, request, run, address, now }) => {
    await limit(db, `feedback:${networkOf(address)}`, feedbackPerAddress, now);
    await keepFeedback(db, run, request, now);
    return true;
  }),
];
