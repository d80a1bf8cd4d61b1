import * as v from "valibot";
import { defineCall } from "../call.ts";
import { count, flag, list, optionalText, text } from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

const liveModel = v.object({
  id: text(),
  name: text(),
  imageUrl: optionalText(),
  /** Currently at a table. */
  online: flag(),
});
export type LiveModel = v.InferOutput<typeof liveModel>;

export const modelList = defineCall({
  id: "W-45",
  name: "modelList",
  purpose: "Lists the hosts of the live tables.",
  method: "GET",
  path: "/wps/relay/CBS_modelList",
  auth: "none",
  place: "body",
  request: v.object(pageRequest),
  response: v.object({
    list: list(liveModel),
    totalPages: v.optional(count(), 1),
  }),
});

export const launchChat = defineCall({
  id: "W-46",
  name: "launchChat",
  purpose: "Opens a chat with a live-table host or with customer service.",
  method: "POST",
  path: "/wps/relay/CBS_launchChat",
  auth: "none",
  place: "body",
  request: v.object({
    modelId: v.optional(v.string()),
    language: v.string(),
  }),
  response: v.object({ chatUrl: text() }),
  errors: ["INVALID_URL"],
});
