import { defineMessages, useIntl } from "react-intl";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { lazyMenu } from "../../private/lazyMenu.tsx";
import type { LanguageMenuProps } from "./LanguageMenu.tsx";
import type { LanguageSelectProps } from "./types.ts";

/** Fetched when a hand comes near: the first screen does without a menu's code. */
const LanguageMenu = lazyMenu<LanguageMenuProps>(
  () => import("./LanguageMenu.tsx"),
);

const messages = defineMessages<{
  languageIs: { language: string };
}>({
  languageIs: {
    id: "ui.languageSelect.languageIs",
    defaultMessage: "Language: {language}",
    description:
      "Name of the button that opens the list of languages, with the present one",
  },
});

/**
 * Chooses the language; each stands in its own words.
 *
 * @example <LanguageSelect languages={languages} selected="EN" onSelect={change} />
 */
export function LanguageSelect({
  languages,
  selected,
  onSelect,
  variant = "icon",
}: LanguageSelectProps) {
  const { formatMessage } = useIntl();
  const present =
    languages.find(({ code }) => code === selected)?.label ?? selected;
  const name = formatMessage(messages.languageIs, { language: present });
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
