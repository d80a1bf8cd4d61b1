import { ChoiceStrip } from "../../private/ChoiceStrip.tsx";
import { VendorMark } from "../../private/VendorMark.tsx";

export interface VendorMenuItem {
  /** Passed to `onSelect`. */
  key: string;
  /** Name of the provider, shown if there is no logo. */
  label: string;
  /** URL of its logo. */
  imageUrl?: string;
  /** URL of its logo while selected. @default imageUrl */
  selectedImageUrl?: string;
  /** URL; makes the entry a real link. */
  href?: string;
}

export interface VendorMenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** “All” first, then the providers. */
  items: readonly VendorMenuItem[];
  /** Key of the selected entry. */
  selected: string;
  /** Called when an entry is chosen; for links, on a plain click, instead of following the link. */
  onSelect(key: string): void;
}

/**
 * Provider logos in a scrolling row.
 *
 * @example <VendorMenu label="Providers" items={vendors} selected="ALL" onSelect={choose} />
 */
export function VendorMenu(props: VendorMenuProps) {
  return (
    <ChoiceStrip {...props} look="vendor">
      {(item, selected) => (
        <VendorMark
          label={item.label}
          imageUrl={
            (selected ? item.selectedImageUrl : undefined) ?? item.imageUrl
          }
        />
      )}
    </ChoiceStrip>
  );
}
