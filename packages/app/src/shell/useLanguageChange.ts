import { defineMessages, useIntl } from "react-intl";
import { toast } from "@foyer/ui/toast";
import { useLanguage } from "../i18n/LanguageProvider.tsx";

const messages = defineMessages({
  failed: {
    id: "language.failed",
    defaultMessage: "The language could not be loaded. Please try again",
    description: "Shown when another language's words could not be fetched",
  },
});

/** The language and the way to change it; a pack that does not load leaves everything as it is and says so. */
export function useLanguageChange() {
  const { language, languages, choose } = useLanguage();
  const { formatMessage } = useIntl();
  const change = (code: string) => {
    choose(code).catch(() =>
      toast.show({ tone: "danger", text: formatMessage(messages.failed) }),
    );
  };
  return { language, languages, change };
}
