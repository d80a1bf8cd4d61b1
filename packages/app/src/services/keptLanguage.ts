import { localKeys } from "@foyer/platform/constants";
import type { SafeStorage } from "./storage.ts";

/**
 * Key of session storage for the language of a link, where it is not the visitor's own choice: it is spoken in this
 * tab alone.
 */
export const tabLanguageKey = "lang";

/** Where a visitor's language is kept. */
export interface LanguageStores {
  readonly local: SafeStorage;
  readonly session: SafeStorage;
}

/**
 * The pack code that is spoken in this tab: that of the link which led here, else the visitor's choice.
 *
 * @example keptLanguage(services) ?? brand.defaultLanguage
 */
export const keptLanguage = ({
  local,
  session,
}: LanguageStores): string | undefined =>
  session.get(tabLanguageKey) ?? local.get(localKeys.language);
