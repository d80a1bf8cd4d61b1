import { Icon, iconNames, type IconName } from "@foyer/ui/icon";
import { EmptyState } from "@foyer/ui/empty-state";
import { SearchField } from "@foyer/ui/search-field";
import { useState } from "react";
import * as css from "./foundations.css.ts";
import { iconMatches } from "./iconWords.ts";
import { Page } from "./Page.tsx";

/** Every icon; searchable by name or meaning, copied when pressed. */
export function Icons() {
  const [search, setSearch] = useState("");
  const [copied, setCopied] = useState<IconName>();
  const found = iconNames.filter((name) => iconMatches(name, search));
  const copy = async (name: IconName) => {
    await navigator.clipboard.writeText(name);
    setCopied(name);
  };
  return (
    <Page
      title="Icons"
      lead="One family on a 24 px grid, with one stroke width, in the colour of the surrounding text. Directional icons are mirrored in right-to-left text. Press an icon to copy its name."
    >
      <div className={css.search}>
        <SearchField
          label="Search icons"
          placeholder="money, person, arrow …"
          value={search}
          onChange={setSearch}
        />
      </div>
      <p role="status" className={css.lead}>
        {copied ? `Copied “${copied}”.` : `${found.length} icons`}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No icons found">
          Search for what it shows or what it means.
        </EmptyState>
      ) : (
        <ul className={css.icons}>
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={css.iconTile}
                onClick={() => void copy(name)}
              >
                <Icon name={name} size="large" />
                <span className={css.iconName}>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
