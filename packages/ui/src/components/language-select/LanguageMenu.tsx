import { useTranslations } from "../../words/translate.ts";
import type { FetchedMenuProps } from "../../private/lazyMenu.tsx";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuRadioGroup } from "../dropdown-menu/DropdownMenuRadioGroup.tsx";

export interface LanguageMenuProps extends Pick<
  LanguageSelectProps,
  "languages" | "selected" | "onSelect"
> {
  /** Alignment of the menu with the button. */
  align: "start" | "end";
}

/** The menu of the language button. */
export default function LanguageMenu({
  languages,
  selected,
  onSelect,
  align,
  trigger,
  ...opening
}: LanguageMenuProps & FetchedMenuProps) {
  const t = useTranslations();
  return (
    <DropdownMenu align={align} trigger={trigger} {...opening}>
      <DropdownMenuRadioGroup
        label={t("ui.languageSelect.language")}
        value={selected}
        onChange={onSelect}
        options={languages.map(({ code, label, tag }) => ({
          value: code,
          label,
          lang: tag,
        }))}
      />
    </DropdownMenu>
  );
}

export interface Language {
  /** Passed to `onSelect`: the platform's code of the language pack. */
  code: string;
  /** The language's name in that language. */
  label: string;
  /** BCP 47 tag, so that the name is pronounced and rendered correctly. */
  tag: string;
}

export interface LanguageSelectProps {
  /** The available languages, in order. */
  languages: readonly Language[];
  /** Code of the current language. */
  selected: string;
  /** Called with the code of the chosen language. */
  onSelect(code: string): void;
  /**
   * `icon`: only a globe, for a header; `words`: the name of the current language, where there is room.
   * @default "icon"
   */
  variant?: "icon" | "words";
}
