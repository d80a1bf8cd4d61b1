import { useTranslations } from "@foyer/ui/words";
import { LobbySection } from "@foyer/ui/lobby-section";
import { PromotionList } from "@foyer/ui/promotion-list";
import { useModalActions } from "../../navigation/modals.ts";
import { routesOf } from "../../navigation/table.ts";
import { useServices } from "../../services/services.ts";
import { promotionEntry } from "../../kit/content/promotionEntry.ts";
import { promotionsAddress } from "../../kit/content/promotionsAddress.ts";
import { useAnnouncements } from "../../kit/content/queries.ts";
import { useImages } from "../../kit/content/useImages.ts";
import * as styles from "./lobby.css.ts";

/** How many promotions stand on the home; all are a page of their own. */
const most = 3;

/** The first promotions, each with its details in a popup. Without any there is no heading either. */
export default function HomePromotions() {
  const t = useTranslations();
  const { brand } = useServices();
  const { open } = useModalActions();
  const image = useImages();
  const { data, error, isPending } = useAnnouncements();
  if (error && !data) throw error;
  // What there is of them is not known beforehand, and would push down what is below.
  if (isPending) return <div hidden className={styles.notYet} />;
  const list = data?.promotion.list.slice(0, most) ?? [];
  if (list.length === 0) return null;
  const title = t("hd_event");
  const page = routesOf(brand).some(({ path }) => path === "/promotions");
  return (
    <LobbySection
      title={title}
      {...(page && {
        actionLabel: t("lobby.sections.all"),
        actionHref: "/promotions",
      })}
    >
      <PromotionList
        label={title}
        level={3}
        promotions={list.map((promotion) => ({
          ...promotionEntry(promotion, image),
          ...(page && { href: promotionsAddress({ named: promotion.id }) }),
        }))}
        onOpen={(id) => open({ name: "promotion", id })}
      />
    </LobbySection>
  );
}
