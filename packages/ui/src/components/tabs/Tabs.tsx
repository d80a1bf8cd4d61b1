import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Tabs as RadixTabs } from "radix-ui";
import { bringIntoView } from "../../private/bringIntoView.ts";
import { readDirection } from "../../private/direction.ts";
import { Icon, type IconName } from "../icon/index.ts";
import * as styles from "./Tabs.css.ts";

export interface TabItem {
  /** Names the tab in `selected` and `onSelect`. */
  key: string;
  /** A word or two. */
  label: ReactNode;
  /** Picture before the words. */
  icon?: IconName;
  /** What shows while the tab is selected; it is made only then. */
  content: ReactNode;
  /** Cannot be chosen now. @default false */
  disabled?: boolean;
}

export interface TabsProps {
  /** What the tabs choose between, spoken. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem[];
  /** Key of the tab that shows. Leave out to let the tabs keep it, beginning with the first. */
  selected?: string;
  /** Runs with the key of the tab that was chosen. */
  onSelect?: (key: string) => void;
  /** `line` heads a page or panel, `segment` chooses between two or three equal ways. @default "line" */
  variant?: "line" | "segment";
}

/**
 * Views that take each other's place; one shows at a time. Arrow keys move between tabs, Home and End to the ends.
 *
 * @example <Tabs label="Sign in with" items={[{ key: "username", label: "Username", content: <UsernameForm /> }]} />
 */
export function Tabs({
  label,
  items,
  selected,
  onSelect,
  variant = "line",
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  /* Many tabs on a phone: one that an address chose may stand beyond the edge. */
  useEffect(() => {
    const chosen = [...(list.current?.children ?? [])].find(
      (part) => part.getAttribute("data-tab") === selected,
    );
    bringIntoView(list.current, chosen);
  }, [selected]);
  return (
    <RadixTabs.Root
      dir={readDirection()}
      value={selected === undefined ? undefined : idSafe(selected)}
      defaultValue={idSafe(items[0]?.key ?? "")}
      onValueChange={(value) => onSelect?.(decodeURIComponent(value))}
    >
      <RadixTabs.List
        ref={list}
        className={styles.list({ variant })}
        aria-label={label}
      >
        {items.map(({ key, label: words, icon, disabled }) => (
          <RadixTabs.Trigger
            key={key}
            value={idSafe(key)}
            data-tab={key}
            disabled={disabled}
            onMouseDown={takeFocusWithoutRing}
            className={styles.tab({ variant })}
          >
            {icon && <Icon name={icon} size="small" />}
            {words}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map(({ key, content }) => (
        <RadixTabs.Content
          key={key}
          value={idSafe(key)}
          className={styles.panel}
        >
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/* Radix gives focus by script as soon as a mouse goes down, which a browser takes for a keyboard's: the ring would show. */
function takeFocusWithoutRing(event: MouseEvent<HTMLElement>) {
  if (event.button === 0) event.currentTarget.focus({ focusVisible: false });
}

/* Ids are made of the value, and an id may hold no space. */
const idSafe = (key: string) => encodeURIComponent(key);
