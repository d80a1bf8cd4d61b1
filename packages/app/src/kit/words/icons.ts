import { iconNames, type IconName } from "@foyer/ui/icon";

/** Turns a name from data into one of our icons; an unknown one is the plain grid. */
export function toIconName(name: string): IconName {
  return iconNames.find((known) => known === name) ?? "grid";
}
