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

/** Texts that have been fetched, by pack code. */
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
