import { useSyncExternalStore } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { CategoryCode } from "@foyer/platform/brand";
import {
  classificationOf,
  slotVendorPath,
  vendorIconPath,
  vendorsIn,
  vendorTint,
} from "@foyer/platform/domain";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { Stack } from "@foyer/ui/stack";
import { VendorMenu } from "@foyer/ui/vendor-menu";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { useServices } from "../../services/services.ts";
import { useNeeded } from "../games/useRead.ts";
import {
  classificationMessages,
  useClassifications,
} from "./classifications.ts";
import { useFreshVendors } from "./useFreshVendors.ts";
import type { Lobby } from "./useLobby.ts";
import * as styles from "./lobby.css.ts";

interface CategoryChoicesProps {
  readonly category: CategoryCode;
  readonly lobby: Lobby;
}

/** Filters of a category: its providers, then its types of games, All first (LOB-10, LOB-11). */
export function CategoryChoices({ category, lobby }: CategoryChoicesProps) {
  const t = useTranslations();
  const { data } = useNeeded(lobbyQuery);
  const kinds = useClassifications(category, lobby.vendor);
  const logo = useVendorLogos(category);
  const lane = data?.mappingVendor.get(category);
  const known =
    !data ||
    lobby.vendor === "ALL" ||
    lane?.vendors.some(({ vassalage }) => vassalage === lobby.vendor);
  useFreshVendors(known ? undefined : lobby.vendor);
  const vendors = lane ? vendorsIn(lane, lobby.classification) : [];
  return (
    <>
      <Stack gap="x3">
        <VendorMenu
          label={t("lobby.vendors.label")}
          selected={lobby.vendor}
          onSelect={(vendor) => lobby.step({ kind: "vendorChosen", vendor })}
          items={[
            { key: "ALL", label: t("lobby.vendors.all") },
            ...vendors.map(({ vassalage, title }) => ({
              key: vassalage,
              label: title || vassalage,
              ...logo(vassalage),
            })),
          ]}
        />
        {kinds.length > 0 && (
          <ClassifyMenu
            label={t("lobby.classify.label")}
            selected={lobby.classification}
            onSelect={(classification) =>
              lobby.step({ kind: "classified", classification })
            }
            items={[
              { key: "ALL", label: t("lobby.classify.all") },
              ...kinds.map((code) => {
                const known = classificationOf(code);
                const label = known ? t(classificationMessages[known]) : code;
                return { key: code, label };
              }),
            ]}
          />
        )}
      </Stack>
      {/* A row of types would push down what is below, which stays hidden until it is known if there is one. */}
      {!data && <div hidden className={styles.notYet} />}
    </>
  );
}

/** Addresses of a provider's logo; an undefined one may not be shown, and the provider's name replaces it. */
interface VendorLogo {
  readonly imageUrl: string | undefined;
  /** Shown while the provider is selected; without it the logo does not change. */
  readonly selectedImageUrl?: string | undefined;
}

/**
 * Returns the logo of a provider in a category's menu: its small icon (GAM-22), or in the list of slot providers the
 * version that suits the mode and the brand (GAM-21, GAM-23, OPN-28).
 */
function useVendorLogos(
  category: CategoryCode,
): (vassalage: string) => VendorLogo {
  const { monochrome } = useServices().brand.vendorImages;
  const image = useImages();
  const slots = category === "RNG";
  // All other logos suit both modes, so their menu need not be re-rendered.
  const mode = useSyncExternalStore(
    onMode,
    slots ? shownMode : anyMode,
    anyMode,
  );
  return (vassalage) => {
    if (!slots)
      return {
        imageUrl: image(vendorIconPath(vassalage, false)),
        selectedImageUrl: image(vendorIconPath(vassalage, true)),
      };
    const tint = vendorTint(vassalage, { mode, monochrome });
    return { imageUrl: image(slotVendorPath(vassalage, tint)) };
  };
}

const anyMode = () => "dark" as const;

const shownMode = () =>
  document.documentElement.dataset["mode"] === "light" ? "light" : "dark";

/*
 * The mode is an attribute of the document and not React state: the few components that depend on it observe it
 * there.
 */
function onMode(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ["data-mode"] });
  return () => watch.disconnect();
}
