import {
  announcementPopupMachine,
  type AnnouncementPopupEvent,
} from "@foyer/flows/announcement-popup";
import { sampleAnnouncement } from "@foyer/platform/fake";
import {
  answers,
  atState,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { reasons, storied } from "./storied.ts";

/** What the platform announces, words included. */
export const announcements = [
  sampleAnnouncement({ id: "1", execution: "A", title: "Lantern week begins" }),
  sampleAnnouncement({
    id: "2",
    execution: "A",
    title: "Slower withdrawals this evening",
  }),
  sampleAnnouncement({ id: "3", execution: "A", title: "A new hall of cards" }),
];

const machine = announcementPopupMachine.provide({
  actors: {
    readClosed: answers({ ok: false }),
    loadAnnouncements: answers({ ok: announcements }),
  },
  actions: { keepClosed: () => undefined },
});
const member: AnnouncementPopupEvent = {
  type: "announcementPopup.readerChanged",
  reader: { loggedIn: true, firstLogin: false },
};

/** Announcements that come by themselves. */
export const announcementPopupStates = storied({
  machine: announcementPopupMachine,
  ways: {
    showing: () => atState(machine, { events: [member, "due.showing"] }),
  },
  unseen: {
    awaitingReader: reasons.nothing,
    readingClosed: reasons.nothing,
    loading: reasons.nothing,
    unavailable: "Nothing: nobody waits for an announcement.",
    "due.waiting": "Something else is on screen, and stays there alone.",
    nothingToShow: reasons.nothing,
    closed: reasons.nothing,
  },
});
