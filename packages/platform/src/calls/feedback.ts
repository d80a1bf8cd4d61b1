import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  count,
  epoch,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

/** Topics of feedback; the platform sorts it by these. */
export const feedbackTypes = [
  "DEPOSIT",
  "WITHDRAWAL",
  "GAME",
  "ACCOUNT",
  "SUGGESTION",
  "OTHER",
] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** `OPEN`: customer service has to answer. `CLOSED`: nothing can be added. */
export const feedbackStates = ["OPEN", "ANSWERED", "CLOSED"] as const;

/** Pictures that one message may have. */
export const feedbackBounds = { pictures: 3 } as const;

/** Pictures that W-54f has stored; left out: none. */
const imageIds = v.optional(
  v.pipe(v.array(v.string()), v.maxLength(feedbackBounds.pictures)),
);
/** Addresses of the pictures of a message. */
const images = list(text());
/** How many pictures a message may have; left out: none, and the portal offers no field for them. */
const pictures = v.fallback(v.optional(count(), 0), 0);

const wish = {
  questionType: v.picklist(feedbackTypes),
  content: v.string(),
  contact: v.string(),
};

/** What was sent, as one line of the member's own list. */
const summary = {
  /** For people to say: "F-104217". */
  number: text(),
  questionType: oneOf(feedbackTypes),
  /** Plain text. */
  content: optionalText(),
  state: oneOf(feedbackStates),
  time: v.fallback(epoch(), 0),
};

export const feedback = defineCall({
  id: "W-54",
  name: "feedback",
  purpose: "Sends feedback or a question.",
  method: "PUT",
  path: "/wps/feedback",
  auth: "none",
  request: v.object(wish),
  // A platform without numbers answers `true`.
  response: v.fallback(v.object({ number: optionalText() }), { number: "" }),
});

export const feedbackSend = defineCall({
  id: "W-54b",
  name: "feedbackSend",
  purpose: "Sends feedback or a question of a member, who can follow it.",
  method: "POST",
  path: "/wps/relay/CSP_feedbackSend",
  auth: "token",
  money: true,
  request: v.object({ ...wish, imageIds }),
  response: v.object({ number: optionalText() }),
});

export const feedbackList = defineCall({
  id: "W-54c",
  name: "feedbackList",
  purpose: "Lists what a member has sent to customer service, newest first.",
  method: "GET",
  path: "/wps/relay/CSP_feedbackList",
  auth: "token",
  place: "body",
  request: v.object(pageRequest),
  response: v.object({
    list: list(v.object(summary)),
    totalPages: count(),
    pictures,
  }),
});

export const feedbackThread = defineCall({
  id: "W-54d",
  name: "feedbackThread",
  purpose: "Reads one message to customer service with everything after it.",
  method: "GET",
  path: "/wps/relay/CSP_feedbackThread",
  auth: "token",
  request: v.object({ number: v.string() }),
  response: v.object({
    ...summary,
    images,
    pictures,
    /** What was written after it, oldest first. */
    lines: list(
      v.object({
        by: oneOf(["MEMBER", "SERVICE"]),
        /** Plain text. */
        content: optionalText(),
        time: v.fallback(epoch(), 0),
        images,
      }),
    ),
  }),
});
export type FeedbackThread = v.InferOutput<typeof feedbackThread.response>;

export const feedbackReply = defineCall({
  id: "W-54e",
  name: "feedbackReply",
  purpose: "Adds a message of the member to what was sent before.",
  method: "POST",
  path: "/wps/relay/CSP_feedbackReply",
  auth: "token",
  money: true,
  request: v.object({ number: v.string(), content: v.string(), imageIds }),
  response: v.object({ state: oneOf(feedbackStates) }),
  errors: ["ALREADY_SETTLED"],
});

export const feedbackPictures = defineCall({
  id: "W-54f",
  name: "feedbackPictures",
  purpose: "Uploads pictures for a message to customer service.",
  method: "POST",
  path: "/wps/relay/CSP_feedbackPictures",
  auth: "token",
  encoding: "multipart",
  request: v.object({ images: v.array(v.blob()) }),
  response: list(v.object({ imageId: text(), url: text() })),
  errors: ["IMAGE_TYPE", "IMAGE_SIZE", "IMAGE_COUNT"],
});
