import { useEffect, useMemo, useState, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { centreMessages } from "virtual:centre-messages";
import { useServices } from "../services/services.ts";
import { localeOf, type Language } from "./language.ts";
import { useLanguage } from "./LanguageProvider.tsx";

type Words = Awaited<ReturnType<NonNullable<(typeof centreMessages)[string]>>>;

interface Shown {
  readonly language: Language;
  readonly words: Words;
}

/** What was fetched before, by pack code. */
const known = new Map<string, Words>();

const shownIn = (language: Language): Shown | undefined => {
  const words = known.get(language.code);
  return words && { language, words };
};

async function load(language: Language): Promise<Shown> {
  const words = (await centreMessages[language.code]?.()) ?? {};
  known.set(language.code, words);
  return { language, words };
}

interface CentreWordsProps {
  /** Stands there until the words have come. */
  readonly pending?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Adds the words that nothing but the centres says: they are fetched with the first of them, and cost the first screen
 * nothing. In another language all of them change in place, once they are there. What could not be fetched is thrown
 * to the boundary around it.
 *
 * @example <CentreWords><MemberCentre /></CentreWords>
 */
export function CentreWords({ pending, children }: CentreWordsProps) {
  const { messages, onError } = useIntl();
  const { language } = useLanguage();
  const { brand } = useServices();
  const [shown, setShown] = useState(() => shownIn(language));
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let wanted = true;
    load(language).then(
      (loaded) => {
        if (wanted) setShown(loaded);
      },
      (error: unknown) => {
        if (wanted) setFailure({ error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [language]);
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
