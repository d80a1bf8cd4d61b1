import { createIntl } from "react-intl";
import centre from "./en/centre.json";
import portal from "./en/portal.json";
import { translate, type Translate } from "./translate.ts";

/** All English words of the library, as tests and benches show them. */
export const english: Readonly<Record<string, string>> = {
  ...portal,
  ...centre,
};

/**
 * Says the messages of a pack, for tests that look for them on the page. A test that quotes the words themselves breaks
 * with the next edit of them.
 *
 * @example const wordsOf = wordsFrom(english);
 */
export function wordsFrom(
  messages: Readonly<Record<string, string>>,
): Translate {
  const intl = createIntl({ locale: "en", messages: { ...messages } });
  return (id, ...values) => translate(intl, id, ...values);
}

/**
 * What a message of the library says in English.
 *
 * @example screen.getByRole("button", { name: wordsOf("ui.modal.close") })
 */
export const wordsOf = wordsFrom(english);
