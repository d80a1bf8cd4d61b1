import { useEffect, useRef, useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { SearchField } from "@foyer/ui/search-field";
import { searchedTerm } from "./lobbyAddress.ts";

/** Debounce time of the search, in ms. */
const pauseMs = 300;

interface LobbySearchProps {
  /** The current search term. */
  readonly term: string;
  readonly busy: boolean;
  /** Name of the category to search in; without it all are searched. */
  readonly category?: string;
  readonly onSearch: (term: string) => void;
}

/** The search box: searches after a pause in typing, and immediately on Enter or when it is cleared. */
export function LobbySearch({
  term,
  busy,
  category,
  onSearch,
}: LobbySearchProps) {
  const t = useTranslations();
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
    // The address changed from outside, as by Back: the box follows it.
    if (term === asked.current) return;
    asked.current = term;
    setTyped(term);
  }, [term]);

  const label =
    category === undefined
      ? t("lobby.search.label")
      : t("lobby.search.within", { category });
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
