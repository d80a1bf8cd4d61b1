import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { linkage } from "./system.ts";

/** Audience: A members, B visitors, F members at their first login. */
const execution = oneOf(["A", "B", "F"]);

const announcement = v.object({
  id: text(),
  title: text(),
  /** Rich text: sanitise before showing it. */
  content: optionalText(),
  execution,
});
export type Announcement = v.InferOutput<typeof announcement>;

const banner = v.object({
  /** `w_home`, `w_leftmenu`, `w_license`, `w_login`, `w_register`, `w_forget` or `w_promotion`. */
  groupName: text(),
  url: text(),
  /** Text alternative of the picture. */
  title: optionalText(),
  linkage: v.optional(linkage, { type: "NONE" }),
});
export type Banner = v.InferOutput<typeof banner>;

const promotion = v.object({
  id: text(),
  title: text(),
  category: optionalText(),
  promotionType: optionalText("other"),
  content: optionalText(),
  promoAnnouncementCategoryIds: list(text()),
  announcementImages: list(v.object({ sequence: count(), url: text() })),
  startTime: v.nullish(epoch()),
  endTime: v.nullish(epoch()),
  longTerm: flag(),
  linkage: v.optional(linkage, { type: "NONE" }),
});
export type Promotion = v.InferOutput<typeof promotion>;

export const announcements = defineCall({
  id: "W-47",
  name: "announcements",
  purpose: "Reads banners, notices, popups and promotions in one call.",
  method: "GET",
  path: "/wps/relay/MCSFE_getListAnnouncements",
  auth: "none",
  place: "body",
  request: v.object({
    types: v.literal("B,PL,PU,PR,H"),
    platform: v.literal("W"),
    execution: v.string(),
    language: v.string(),
  }),
  response: v.object({
    banners: list(banner),
    player: list(announcement),
    popup: list(announcement),
    promotion: v.optional(
      v.object({
        categories: list(v.object({ id: text(), title: text(), type: text() })),
        list: list(promotion),
      }),
      {},
    ),
  }),
});
