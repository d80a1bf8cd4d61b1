import { useTranslations } from "../../words/translate.ts";
import type { FetchedMenuProps } from "../../private/lazyMenu.tsx";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuRadioGroup } from "../dropdown-menu/DropdownMenuRadioGroup.tsx";

export interface LanguageMenuProps extends Pick<
  LanguageSelectProps,
  "languages" | "selected" | "onSelect"
> {
  /** Edge of the button that the menu keeps to. */
  align: "start" | "end";
}

/** The list behind the language button. */
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
  /** What `onSelect` is called with, the platform's code of the pack. */
  code: string;
  /** The language's own name for itself. */
  label: string;
  /** BCP 47 tag, so that the name is spoken and shaped in its own language. */
  tag: string;
}

export interface LanguageSelectProps {
  /** The languages there are, in order. */
  languages: readonly Language[];
  /** Code of the present one. */
  selected: string;
  /** The reader chose one. */
  onSelect(code: string): void;
  /** A globe alone, for a header; or the present language in words, where there is room. @default "icon" */
  variant?: "icon" | "words";
}
