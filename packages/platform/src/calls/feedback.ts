import * as v from "valibot";
import { defineCall } from "../call.ts";

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

export const feedback = defineCall({
  id: "W-54",
  name: "feedback",
  purpose: "Sends feedback or a question.",
  method: "PUT",
  path: "/wps/feedback",
  auth: "none",
  request: v.object({
    questionType: v.picklist(feedbackTypes),
    content: v.string(),
    contact: v.string(),
  }),
  response: v.unknown(),
});
