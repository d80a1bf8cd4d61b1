import { useTranslations } from "../../words/translate.ts";
import type { FetchedMenuProps } from "../../private/lazyMenu.tsx";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuRadioGroup } from "../dropdown-menu/DropdownMenuRadioGroup.tsx";
import type { LanguageSelectProps } from "./types.ts";

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
