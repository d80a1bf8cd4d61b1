import { ChoiceStrip } from "../../private/ChoiceStrip.tsx";
import { VendorMark } from "../../private/VendorMark.tsx";

export interface VendorMenuItem {
  /** What `onSelect` is called with. */
  key: string;
  /** Name of the vendor; shown where there is no logo. */
  label: string;
  /** Address of its logo. */
  imageUrl?: string;
  /** Address of its logo while chosen. @default imageUrl */
  selectedImageUrl?: string;
  /** Makes it a real link. */
  href?: string;
}

export interface VendorMenuProps {
  /** Name of the menu, for who cannot see it. */
  label: string;
  /** All first, then the vendors. */
  items: readonly VendorMenuItem[];
  /** Key of the one chosen now. */
  selected: string;
  /** The player chose one; called for links too, on a plain press, instead of following them. */
  onSelect(key: string): void;
}

/**
 * Vendors' logos in a row that scrolls and shows that it does.
 *
 * @example <VendorMenu label="Vendors" items={vendors} selected="ALL" onSelect={choose} />
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
