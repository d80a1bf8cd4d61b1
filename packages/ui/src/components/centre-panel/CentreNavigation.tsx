import { useId, type KeyboardEvent } from "react";
import { Pressable } from "../../private/Pressable.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { CentreGroup, CentreItem } from "./types.ts";
import * as styles from "./CentreNavigation.css.ts";

interface CentreNavigationProps {
  label: string;
  groups: readonly CentreGroup[];
  selected: string | undefined;
  onSelect(key: string): void;
}

/** The grouped pages of a centre: a column beside the page, a list of rows on a phone. */
export function CentreNavigation({
  label,
  groups,
  selected,
  onSelect,
}: CentreNavigationProps) {
  return (
    <nav
      className={styles.navigation}
      aria-label={label}
      onKeyDown={moveAmongEntries}
    >
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          selected={selected}
          onSelect={onSelect}
        />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: CentreGroup;
  selected: string | undefined;
  onSelect(key: string): void;
}

function Group({ group, selected, onSelect }: GroupProps) {
  const id = useId();
  const { label, items } = group;
  return (
    <div>
      {label !== undefined && (
        <p id={id} className={styles.groupLabel}>
          {label}
        </p>
      )}
      <ul
        className={styles.list}
        role="list"
        aria-labelledby={label === undefined ? undefined : id}
      >
        {items.map((item) => (
          <li key={item.key} className={styles.row}>
            <Entry
              item={item}
              selected={item.key === selected}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  item: CentreItem;
  selected: boolean;
  onSelect(key: string): void;
}

function Entry({ item, selected, onSelect }: EntryProps) {
  return (
    <Pressable
      className={styles.entry({ selected })}
      href={item.href}
      aria-current={selected ? "page" : undefined}
      onPress={() => onSelect(item.key)}
    >
      <span className={styles.icon}>
        <Icon name={item.icon} />
      </span>
      <span className={styles.words}>{item.label}</span>{" "}
      {item.badge !== undefined && (
        <span className={styles.badge}>{item.badge}</span>
      )}
      <span className={styles.more}>
        <Icon name="chevron-end" size="small" />
      </span>
    </Pressable>
  );
}

/* In addition to Tab, which visits every entry as in any navigation. */
function moveAmongEntries(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const entries = [...event.currentTarget.querySelectorAll("a, button")];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  if (at < 0) return;
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: entries.length - 1,
  }[event.key];
  const target = next === undefined ? undefined : entries[next];
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
