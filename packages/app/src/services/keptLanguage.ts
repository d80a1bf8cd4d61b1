import { localKeys, sessionKeys } from "@foyer/platform/constants";
import type { SafeStorage } from "./storage.ts";

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
  session.get(sessionKeys.language) ?? local.get(localKeys.language);
