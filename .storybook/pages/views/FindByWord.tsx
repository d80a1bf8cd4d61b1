import { EmptyState } from "@foyer/ui/empty-state";
import { SearchField } from "@foyer/ui/search-field";
import { useMemo, useState } from "react";
import { Page } from "../foundations/Page.tsx";
import { addressOf, groupsOf, useFile } from "./storyIndex.ts";
import * as css from "./views.css.ts";
import { wordList } from "./words.ts";

/** Every word that a component is found by. */
export function FindByWord() {
  const index = useFile("./index.json");
  const words = useFile("./words.json");
  const [search, setSearch] = useState("");
  const all = useMemo(
    () =>
      wordList(
        groupsOf(index).filter(({ title }) => !title.startsWith("Foyer/")),
        words,
      ),
    [index, words],
  );
  const wanted = search.trim().toLowerCase();
  const found = all.filter(({ word }) => word.includes(wanted));
  return (
    <Page
      title="Find by word"
      lead="Common words and the components they lead to. The sidebar search uses the same words."
    >
      <div className={css.search}>
        <SearchField
          label="Search words"
          placeholder="toggle, pop-up, money in …"
          value={search}
          onChange={setSearch}
        />
      </div>
      {all.length > 0 && found.length === 0 ? (
        <EmptyState title="No component found">
          Ask us to add the word: it is one line in the component’s story file.
        </EmptyState>
      ) : (
        <dl className={css.wordList}>
          {found.map(({ word, groups }) => (
            <div key={word} className={css.wordRow}>
              <dt className={css.wordName}>{word}</dt>
              <dd className={css.wordLinks}>
                {groups.map((group) => (
                  <a
                    key={group.title}
                    className={css.wordLink}
                    href={addressOf(group)}
                    target="_top"
                  >
                    {group.name}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Page>
  );
}
