import { defineMessages } from "react-intl";

/** What every section of the lobby may say. */
export const sectionMessages = defineMessages({
  all: {
    id: "lobby.sections.all",
    defaultMessage: "See all",
    description: "Link from a rail to all its games",
  },
});
