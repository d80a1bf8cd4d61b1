import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Tabs as RadixTabs } from "radix-ui";
import { bringIntoView } from "../../private/bringIntoView.ts";
import { readDirection } from "../../private/direction.ts";
import { Icon, type IconName } from "../icon/index.ts";
import * as styles from "./Tabs.css.ts";

export interface TabItem {
  /** Key of the tab, used in `selected` and `onSelect`. */
  key: string;
  /** Label, one or two words. */
  label: ReactNode;
  /** Icon before the label. */
  icon?: IconName;
  /** Content of the tab, rendered only while it is selected. */
  content: ReactNode;
  /** Prevents selecting the tab. @default false */
  disabled?: boolean;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem[];
  /** Key of the selected tab. If omitted, the tabs keep track of it and start with the first. */
  selected?: string;
  /** Called with the key of the chosen tab. */
  onSelect?: (key: string) => void;
  /** `line` for a page or panel, `segment` for two or three equal options. @default "line" */
  variant?: "line" | "segment";
}

/**
 * Tabs for views in the same place, one shown at a time. Arrow keys move between tabs, Home and End to the first and
 * last.
 *
 * @example <Tabs label="Log in with" items={[{ key: "username", label: "Username", content: <UsernameForm /> }]} />
 */
export function Tabs({
  label,
  items,
  selected,
  onSelect,
  variant = "line",
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  /* On a phone, a tab that was selected by the URL may be out of view. */
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

/* Radix sets focus by script on mouse down, which browsers treat as keyboard focus: the ring would show. */
function takeFocusWithoutRing(event: MouseEvent<HTMLElement>) {
  if (event.button === 0) event.currentTarget.focus({ focusVisible: false });
}

/* Ids are built from the value, and an id cannot contain spaces. */
const idSafe = (key: string) => encodeURIComponent(key);
