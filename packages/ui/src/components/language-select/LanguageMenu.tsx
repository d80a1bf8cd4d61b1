import { defineMessages, useIntl } from "react-intl";
import type { FetchedMenuProps } from "../../private/lazyMenu.tsx";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuRadioGroup } from "../dropdown-menu/DropdownMenuRadioGroup.tsx";
import type { LanguageSelectProps } from "./types.ts";

const messages = defineMessages({
  language: {
    id: "ui.languageSelect.language",
    defaultMessage: "Language",
    description: "Name of the list of languages",
  },
});

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
  const { formatMessage } = useIntl();
  return (
    <DropdownMenu align={align} trigger={trigger} {...opening}>
      <DropdownMenuRadioGroup
        label={formatMessage(messages.language)}
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
