import { defineMessages, useIntl } from "react-intl";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { lazyMenu } from "../../private/lazyMenu.tsx";
import type { LanguageMenuProps } from "./LanguageMenu.tsx";

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
