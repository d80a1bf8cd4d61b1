import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { IntlProvider } from "react-intl";
import { directionOf } from "@foyer/platform/brand";
import { neededContext } from "../services/neededContext.ts";
import { useServices } from "../services/services.ts";
import type { Pack } from "../services/packs.ts";
import {
  keepLanguage,
  languagesOf,
  localeOf,
  type Language,
} from "./language.ts";

/** The current language, and a function to change it. */
interface LanguageChoice {
  readonly language: Language;
  readonly languages: readonly Language[];
  /** Resolves when all text has changed; rejects when the pack could not be fetched, and nothing has changed. */
  readonly choose: (code: string) => Promise<void>;
}

/** The current language, and a function to change it. */
export const [LanguageContext, useLanguage] =
  neededContext<LanguageChoice>("LanguageProvider");

interface LanguageProviderProps {
  readonly start: { readonly language: Language; readonly words: Pack };
  readonly children: ReactNode;
}

/**
 * Provides the texts of the whole app. A change of language fetches the new pack first and then changes all text at
 * once, in place (LNG-05).
 *
 * @example <LanguageProvider start={{ language, words }}>{app}</LanguageProvider>
 */
export function LanguageProvider({ start, children }: LanguageProviderProps) {
  const [now, setNow] = useState(start);
  const { local, session, brand, packs } = useServices();
  const languages = useMemo(() => languagesOf(brand), [brand]);

  useEffect(() => {
    const root = document.documentElement;
    const { tag } = now.language;
    const dir = directionOf({
      ...now.language,
      direction: brand.languages[now.language.code]?.direction,
    });
    // A document says them already; said again, the browser would style the whole page again.
    if (root.lang !== tag) root.lang = tag;
    if (root.dir !== dir) root.dir = dir;
  }, [now.language, brand]);

  const choose = useCallback(
    async (code: string) => {
      const language = languages.find((offered) => offered.code === code);
      if (!language) return;
      const words = await packs.load(code, "portal");
      keepLanguage(language, { local, session });
      setNow({ language, words });
    },
    [languages, local, session, packs],
  );

  const choice = useMemo(
    () => ({ language: now.language, languages, choose }),
    [now.language, languages, choose],
  );
  return (
    <LanguageContext value={choice}>
      <IntlProvider
        locale={localeOf(now.language, brand)}
        messages={now.words}
        onError={showInDevelopment}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/* A build has every message: the check of the packs ensures that. */
function showInDevelopment(error: Error): void {
  if (import.meta.env.DEV) reportError(error);
}
