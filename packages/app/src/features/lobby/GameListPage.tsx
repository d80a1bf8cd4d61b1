import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import type { CategoryCode } from "@foyer/platform/brand";
import { vendorIconPath } from "@foyer/platform/domain";
import { Stack } from "@foyer/ui/stack";
import { VendorMenu } from "@foyer/ui/vendor-menu";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../shared/games/queries.ts";
import { useImages } from "../../shared/games/useImages.ts";
import { PanelBoundary } from "../../shared/parts/loadable.tsx";
import { categoryMessages } from "../../shared/words/categories.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { GameAnnouncements } from "./GameAnnouncements.tsx";
import GameResults from "./GameResults.tsx";
import { LobbySearch } from "./LobbySearch.tsx";
import * as styles from "./lobby.css.ts";
import { useLobby } from "./useLobby.ts";
import { useSearching } from "./useSearching.ts";

const messages = defineMessages({
  vendors: {
    id: "lobby.vendors.label",
    defaultMessage: "Providers",
    description: "Name of the menu of game providers",
  },
  all: {
    id: "lobby.vendors.all",
    defaultMessage: "All",
    description: "Menu entry: games of all providers",
  },
});

/** The page of one category: its vendors, its games, its search (RTE-08). */
export default function GameListPage({
  category,
}: {
  readonly category: CategoryCode;
}) {
  const { formatMessage } = useIntl();
  const lobby = useLobby();
  const searching = useSearching(lobby.term);
  return (
    <Stack gap="x6">
      <div className={styles.tools}>
        <LobbySearch
          term={lobby.term}
          busy={searching}
          category={formatMessage(categoryMessages[category])}
          onSearch={(term) => lobby.step({ kind: "searched", term })}
        />
        <CategoryMenu selected={category} />
      </div>
      <PanelBoundary name="vendors">
        <CategoryVendors
          category={category}
          selected={lobby.vendor}
          onSelect={(vendor) => lobby.step({ kind: "vendorChosen", vendor })}
        />
      </PanelBoundary>
      <PanelBoundary name="gameAnnouncements">
        <GameAnnouncements gameType={category} vendor={lobby.vendor} />
      </PanelBoundary>
      <PanelBoundary name="games">
        <GameResults lobby={lobby} />
      </PanelBoundary>
    </Stack>
  );
}

interface CategoryVendorsProps {
  readonly category: CategoryCode;
  readonly selected: string;
  readonly onSelect: (vendor: string) => void;
}

/** All first, then the category's vendors (LOB-10). */
function CategoryVendors({
  category,
  selected,
  onSelect,
}: CategoryVendorsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error } = useQuery(lobbyQuery(useServices(), language.code));
  const image = useImages();
  if (error && !data) throw error;
  const vendors = data?.mappingVendor.get(category)?.vendors ?? [];
  return (
    <VendorMenu
      label={formatMessage(messages.vendors)}
      selected={selected}
      onSelect={onSelect}
      items={[
        { key: "ALL", label: formatMessage(messages.all) },
        ...vendors.map(({ vassalage, title }) => ({
          key: vassalage,
          label: title || vassalage,
          imageUrl: image(vendorIconPath(vassalage, false)),
          selectedImageUrl: image(vendorIconPath(vassalage, true)),
        })),
      ]}
    />
  );
}
