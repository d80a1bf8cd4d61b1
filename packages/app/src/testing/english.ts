import { english as library, wordsFrom } from "@foyer/ui/testing/english";

const files = import.meta.glob<Readonly<Record<string, string>>>(
  "../words/en/**/*.json",
  { eager: true, import: "default" },
);

/** All English words of the portal, for what is tested alone. */
export const english: Readonly<Record<string, string>> = Object.assign(
  {},
  library,
  ...Object.values(files),
);

/**
 * What a message of the portal or of the library says in English.
 *
 * @example screen.getByRole("button", { name: wordsOf("login.submit") })
 */
export const wordsOf = wordsFrom(english);
