import { submenuPath, type LobbyVendor } from "@foyer/platform/domain";
import { VendorCard } from "@foyer/ui/vendor-card";
import { useImages } from "../../kit/content/useImages.ts";
import { useOpen } from "../games/openDestination.ts";

interface VendorEntryProps {
  readonly vendor: LobbyVendor;
  /** Code of the provider that the address names; its card is marked. */
  readonly chosen: string;
}

/** A provider's card with its launch, in the provider's own category. */
export function VendorEntry({ vendor, chosen }: VendorEntryProps) {
  const { openVendor } = useOpen();
  const image = useImages();
  const { vassalage, title, accountTypeName, gameType } = vendor;
  return (
    <VendorCard
      title={title || vassalage}
      subtitle={accountTypeName === title ? undefined : accountTypeName}
      imageUrl={image(submenuPath(gameType, vassalage))}
      playable={gameType !== "RNG"}
      selected={vassalage === chosen}
      onOpen={() => openVendor(vendor)}
    />
  );
}
