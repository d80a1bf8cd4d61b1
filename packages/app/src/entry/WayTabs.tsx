import type { ReactNode } from "react";
import { Tabs } from "@foyer/ui/tabs";

interface WayTabsProps<TWay extends string> {
  readonly label: string;
  /** Ways that are enabled. */
  readonly ways: readonly TWay[];
  readonly chosen: TWay;
  readonly nameOf: (way: TWay) => string;
  readonly onChoose: (way: TWay) => void;
  /** An attempt is in flight, and belongs to the tab in which it was made. @default false */
  readonly busy?: boolean;
  /** The form of a way. */
  readonly children: (way: TWay) => ReactNode;
}

/** Tabs for the ways to log in or register; without a tab strip if there is only one (LGN-01, REG-01). */
export function WayTabs<TWay extends string>(props: WayTabsProps<TWay>) {
  const {
    label,
    ways,
    chosen,
    nameOf,
    onChoose,
    busy = false,
    children,
  } = props;
  if (ways.length < 2) return children(chosen);
  return (
    <Tabs
      label={label}
      variant="segment"
      items={ways.map((way) => ({
        key: way,
        label: nameOf(way),
        content: children(way),
        disabled: busy && way !== chosen,
      }))}
      selected={chosen}
      onSelect={(key) => {
        const way = ways.find((one) => one === key);
        if (way) onChoose(way);
      }}
    />
  );
}
