import type { Announcement, Banner, Promotion } from "../calls/content.ts";
import { samplePicture } from "./picture.ts";

/**
 * An invented banner of the home page.
 *
 * @example sampleBanner({ groupName: "w_login" })
 */
export function sampleBanner(over: Partial<Banner> = {}): Banner {
  return {
    groupName: "w_home",
    url: samplePicture(4, "A week of lanterns", 1200, 360),
    title: "A week of lanterns",
    linkage: { type: "PROMOTION", target: "11" },
    ...over,
  };
}

/**
 * An invented promotion with its two pictures.
 *
 * @example samplePromotion({ longTerm: true })
 */
export function samplePromotion(over: Partial<Promotion> = {}): Promotion {
  return {
    id: "11",
    title: "A week of lanterns",
    category: "event",
    promotionType: "other",
    content:
      "<p>Play any lantern game this week and collect a light a day.</p>",
    promoAnnouncementCategoryIds: ["1"],
    announcementImages: [
      { sequence: 1, url: samplePicture(4, "A week of lanterns", 600, 300) },
      { sequence: 2, url: samplePicture(5, "A week of lanterns", 900, 360) },
    ],
    startTime: Date.UTC(2026, 0, 5),
    endTime: Date.UTC(2026, 0, 12),
    longTerm: false,
    linkage: { type: "REGISTER", target: "" },
    ...over,
  };
}

/**
 * An invented announcement for every visitor.
 *
 * @example sampleAnnouncement({ execution: "A" })
 */
export function sampleAnnouncement(
  over: Partial<Announcement> = {},
): Announcement {
  return {
    id: "21",
    title: "New harbour opens on Friday",
    content: "<p>Four new games arrive with the evening tide.</p>",
    execution: "B",
    ...over,
  };
}
