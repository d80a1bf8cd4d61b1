import { iconNames, type IconName } from "@foyer/ui/icon";

/** Turns a name from data into one of our icons; an unknown name becomes the plain grid. */
export function toIconName(name: string): IconName {
  return iconNames.find((known) => known === name) ?? "grid";
}
