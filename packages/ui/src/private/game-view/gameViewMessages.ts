import { defineMessages } from "react-intl";

/** Words of a game on its page or in its popup. */
export const gameViewMessages = defineMessages<{
  back: {};
  reload: {};
  window: {};
  full: {};
  leaveFull: {};
  loading: { title: string };
  slow: {};
}>({
  back: {
    id: "ui.gameFrame.back",
    defaultMessage: "Back to the lobby",
    description: "Button above a game",
  },
  reload: {
    id: "ui.gameFrame.reload",
    defaultMessage: "Start again",
    description: "Button above a game that loads it afresh",
  },
  window: {
    id: "ui.gameFrame.window",
    defaultMessage: "Open in a new window",
    description: "Button above a game",
  },
  full: {
    id: "ui.gameFrame.full",
    defaultMessage: "Full screen",
    description: "Button above a game",
  },
  leaveFull: {
    id: "ui.gameFrame.leaveFull",
    defaultMessage: "Leave full screen",
    description: "Button above a game",
  },
  loading: {
    id: "ui.gameFrame.loading",
    defaultMessage: "{title} is loading",
    description: "Spoken while a game is on its way",
  },
  slow: {
    id: "ui.gameFrame.slow",
    defaultMessage:
      "This is taking longer than usual. Some browsers do not let a game run inside a page.",
    description:
      "Shown when a game has not loaded after some time, above two buttons: start again, new window",
  },
});
