import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { lazyMenu } from "../../private/lazyMenu.tsx";
import type {
  LanguageMenuProps,
  LanguageSelectProps,
} from "./LanguageMenu.tsx";

/** Loaded on hover or focus: the first screen does not need the menu's code. */
const LanguageMenu = lazyMenu<LanguageMenuProps>(
  () => import("./LanguageMenu.tsx"),
);

/**
 * A menu for choosing the language; each language is named in itself.
 *
 * @example <LanguageSelect languages={languages} selected="EN" onSelect={change} />
 */
export function LanguageSelect({
  languages,
  selected,
  onSelect,
  variant = "icon",
}: LanguageSelectProps) {
  const t = useTranslations();
  const present =
    languages.find(({ code }) => code === selected)?.label ?? selected;
  const name = t("ui.languageSelect.languageIs", { language: present });
  return (
    <LanguageMenu
      menu={{
        languages,
        selected,
        onSelect,
        align: variant === "icon" ? "end" : "start",
      }}
      trigger={
        variant === "icon" ? (
          <IconButton icon="globe" label={name} />
        ) : (
          <Button
            variant="quiet"
            icon="globe"
            iconEnd="chevron-down"
            aria-label={name}
          >
            {present}
          </Button>
        )
      }
    />
  );
}
