import { useEffect, useMemo, useState, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Pack } from "../services/packs.ts";
import { useServices } from "../services/services.ts";
import { localeOf, type Language } from "./language.ts";
import { useLanguage } from "./LanguageProvider.tsx";

interface Shown {
  readonly language: Language;
  readonly words: Pack;
}

interface CentreWordsProps {
  /** Shown until the texts have loaded. */
  readonly pending?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Adds the texts that only the centres use: they are fetched with the first centre, and cost the first screen
 * nothing. After a change of language they all change in place, once the new ones have loaded. A failed fetch is
 * thrown to the surrounding boundary.
 *
 * @example <CentreWords><MemberCentre /></CentreWords>
 */
export function CentreWords({ pending, children }: CentreWordsProps) {
  const { messages, onError } = useIntl();
  const { language } = useLanguage();
  const { brand, packs } = useServices();
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const words = packs.loaded(language.code, "centre");
    return words && { language, words };
  });
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let wanted = true;
    packs.load(language.code, "centre").then(
      (words) => {
        if (wanted) setShown({ language, words });
      },
      (error: unknown) => {
        if (wanted) setFailure({ error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [language, packs]);
  const words = shown?.words;
  const all = useMemo(
    () => Object.assign({}, messages, words),
    [messages, words],
  );
  if (failure) throw failure.error;
  return shown ? (
    <IntlProvider
      locale={localeOf(shown.language, brand)}
      messages={all}
      onError={onError}
    >
      {children}
    </IntlProvider>
  ) : (
    pending
  );
}
