import { useTranslations } from "@foyer/ui/words";
import { toast } from "@foyer/ui/toast";
import { useLanguage } from "../i18n/LanguageProvider.tsx";

/** The language and the way to change it; a pack that does not load leaves everything as it is and says so. */
export function useLanguageChange() {
  const { language, languages, choose } = useLanguage();
  const t = useTranslations();
  const change = (code: string) => {
    choose(code).catch(() =>
      toast.show({ tone: "danger", text: t("language.failed") }),
    );
  };
  return { language, languages, change };
}
