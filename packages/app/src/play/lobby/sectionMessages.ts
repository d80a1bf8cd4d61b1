/** What every section of the lobby may say. */
export const sectionMessages = {
  all: "lobby.sections.all",
} as const;
