import type { ComponentProps } from "react";
import { useTranslations } from "@foyer/ui/words";
import { LanguageSelect } from "@foyer/ui/language-select";
import { ModeSwitch } from "@foyer/ui/mode-switch";
import { toast } from "@foyer/ui/toast";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { chooseMode } from "../mode/mode.ts";
import { useServices } from "../services/services.ts";

/** Selects the language; if a pack fails to load, nothing changes and a message says so. */
export function LanguageChoice(
  look: Pick<ComponentProps<typeof LanguageSelect>, "variant">,
) {
  const t = useTranslations();
  const { language, languages, choose } = useLanguage();
  return (
    <LanguageSelect
      languages={languages}
      selected={language.code}
      onSelect={(code) =>
        void choose(code).catch(() =>
          toast.show({ tone: "danger", text: t("language.failed") }),
        )
      }
      {...look}
    />
  );
}

/** Selects dark or light mode. */
export function ModeChoice() {
  const services = useServices();
  return <ModeSwitch onChange={(mode) => chooseMode(mode, services)} />;
}
