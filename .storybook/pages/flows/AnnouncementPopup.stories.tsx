import { announcementPopupMachine } from "@foyer/flows/announcement-popup";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { announcementPopupStates } from "./states/announcementPopup.ts";
import { AnnouncementPopupState } from "./states/AnnouncementPopupState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Announcement popup",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "popup", "news", "notice"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Announcement popup"
      lead="The announcements that come by themselves: once a session, and never over anything else."
      machine={announcementPopupMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(announcementPopupStates.ways, (actor) => (
  <AnnouncementPopupState actor={actor} />
));

export const Showing: StoryObj = at("showing");
