import { createIntl } from "react-intl";
import centre from "./en/centre.json";
import portal from "./en/portal.json";
import { translate, type Translate } from "./translate.ts";

/** All English messages of the library, as tests and benchmarks show them. */
export const english: Readonly<Record<string, string>> = {
  ...portal,
  ...centre,
};

/**
 * Formats the messages of a pack, for tests that look for them on the page. A test that quotes the text itself breaks
 * when the text is edited.
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
 * The English text of a message of the library.
 *
 * @example screen.getByRole("button", { name: wordsOf("ui.modal.close") })
 */
export const wordsOf = wordsFrom(english);
