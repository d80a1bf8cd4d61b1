import { basePack } from "@foyer/brand/words/basePacks";
import { root } from "@foyer/brand/checkout";
import { wordsFrom } from "@foyer/ui/testing/english";

/** The English words of the portal, by id. */
export const english = basePack(root, "en")?.messages ?? {};

/**
 * The English text of a message, for finding it on the page.
 *
 * @example page.getByRole("button", { name: wordsOf("login.submit") })
 */
export const wordsOf = wordsFrom(english);
