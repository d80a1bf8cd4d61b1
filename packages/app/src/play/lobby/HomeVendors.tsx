import { useTranslations } from "@foyer/ui/words";
import { LobbySection } from "@foyer/ui/lobby-section";
import { Skeleton } from "@foyer/ui/skeleton";
import { VendorMenu } from "@foyer/ui/vendor-menu";
import { useRouter } from "../../navigation/routerContext.ts";
import { useNeeded } from "../games/useRead.ts";
import { useVendorLinks } from "../games/useVendorLinks.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";

/** How many logos the strip shows at most. */
const most = 24;

/** The vendors' logos, each once; one leads to its games in the first category that it has some in. */
export default function HomeVendors() {
  const t = useTranslations();
  const { data } = useNeeded(lobbyQuery);
  const router = useRouter();
  const items = useVendorLinks().each.slice(0, most);
  const label = t("lobby.vendors.label");
  if (data && items.length === 0) return null;
  return (
    <LobbySection title={label}>
      {data ? (
        <VendorMenu
          label={label}
          items={items}
          selected=""
          onSelect={(key) => {
            const item = items.find((one) => one.key === key);
            if (item?.onSelect) item.onSelect();
            else if (item) router.navigate(item.href);
          }}
        />
      ) : (
        <Skeleton shape="control" />
      )}
    </LobbySection>
  );
}
