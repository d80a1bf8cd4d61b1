import {
  announcementPopupMachine,
  announcementPopupView,
  type AnnouncementPopupEvent,
} from "@foyer/flows/announcement-popup";
import { sampleAnnouncement } from "@foyer/platform/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import AnnouncementDialog from "../../../packages/app/src/news/announcements/AnnouncementDialog.tsx";
import {
  answers,
  atState,
} from "../../../packages/flows/src/testing/at-state.ts";
import { reasons, flowStories } from "./flowStories.tsx";

export default {
  title: "Flows/Announcement popup",
  tags: ["!autodocs"],
} satisfies Meta;

/** What the platform announces, including the texts. */
const announcements = [
  sampleAnnouncement({ id: "1", execution: "A", title: "Lantern week begins" }),
  sampleAnnouncement({
    id: "2",
    execution: "A",
    title: "Withdrawals are slower this evening",
  }),
  sampleAnnouncement({ id: "3", execution: "A", title: "New card games" }),
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

const { chart, story } = flowStories({
  name: "Announcement popup",
  lead: "Announcements that open automatically: once per session, and never over another dialog.",
  keywords: ["statechart", "flow", "popup", "news", "notice"],
  machine: announcementPopupMachine,
  view: announcementPopupView,
  /** All announcements that this reader may see, in one dialog of the app. */
  draw: ({ view, send }) => {
    const { open, ids } = view;
    return open ? (
      <AnnouncementDialog
        announcements={announcements.filter(({ id }) => ids.includes(id))}
        onClose={() => send({ type: "announcementPopup.dismissed" })}
      />
    ) : null;
  },
  unseen: {
    awaitingReader: reasons.nothing,
    readingClosed: reasons.nothing,
    loading: reasons.nothing,
    unavailable: "Nothing: a missing announcement is not reported.",
    "due.waiting": "Something else is on screen, so the announcement waits.",
    nothingToShow: reasons.nothing,
    closed: reasons.nothing,
  },
});

export const Statechart: StoryObj = chart;
export const Showing: StoryObj = story(() =>
  atState(machine, { events: [member, "due.showing"] }),
);
