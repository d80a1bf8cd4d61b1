import { english as library, wordsFrom } from "@foyer/ui/testing/english";

const files = import.meta.glob<Readonly<Record<string, string>>>(
  "../words/en/**/*.json",
  { eager: true, import: "default" },
);

/** All English texts of the portal, for components that are tested in isolation. */
export const english: Readonly<Record<string, string>> = Object.assign(
  {},
  library,
  ...Object.values(files),
);

/**
 * The English text of a message of the portal or of the library.
 *
 * @example screen.getByRole("button", { name: wordsOf("login.submit") })
 */
export const wordsOf = wordsFrom(english);
