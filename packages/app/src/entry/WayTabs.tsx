import type { ReactNode } from "react";
import { Tabs } from "@foyer/ui/tabs";

interface WayTabsProps<TWay extends string> {
  readonly label: string;
  /** Ways that are switched on. */
  readonly ways: readonly TWay[];
  readonly chosen: TWay;
  readonly nameOf: (way: TWay) => string;
  readonly onChoose: (way: TWay) => void;
  /** A try is under way, and belongs to the tab it was made in. @default false */
  readonly busy?: boolean;
  /** The form of a way. */
  readonly children: (way: TWay) => ReactNode;
}

/** Ways of which one is chosen; no strip is drawn where there is one alone (LGN-01, REG-01). */
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
