import { useEffect, useRef, useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { SearchField } from "@foyer/ui/search-field";
import { searchedTerm } from "./lobbyAddress.ts";

const messages = defineMessages<{ label: {}; within: { category: string } }>({
  label: {
    id: "lobby.search.label",
    defaultMessage: "Search games",
    description: "Name of the search box",
  },
  within: {
    id: "lobby.search.within",
    defaultMessage: "Search in {category}",
    description: "Name of the search box on a category's page",
  },
});

/** How long after the last key the search is asked, in ms. */
const pauseMs = 300;

interface LobbySearchProps {
  /** The term that is searched now. */
  readonly term: string;
  readonly busy: boolean;
  /** Name of the category that is searched, if not all of them. */
  readonly category?: string;
  readonly onSearch: (term: string) => void;
}

/** The search box: asks when the hand rests, and at once on Enter or when it is cleared. */
export function LobbySearch({
  term,
  busy,
  category,
  onSearch,
}: LobbySearchProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(term);
  const asked = useRef(term);

  const ask = (value: string) => {
    asked.current = searchedTerm(value);
    if (asked.current !== term) onSearch(value);
  };
  useEffect(() => {
    if (searchedTerm(typed) === asked.current) return;
    const timer = setTimeout(() => ask(typed), pauseMs);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    // The address changed by itself, as by Back: the box follows.
    if (term === asked.current) return;
    asked.current = term;
    setTyped(term);
  }, [term]);

  const label =
    category === undefined
      ? formatMessage(messages.label)
      : formatMessage(messages.within, { category });
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={typed}
      busy={busy}
      onChange={(value) => {
        setTyped(value);
        if (value === "") ask("");
      }}
      onSubmit={ask}
    />
  );
}
