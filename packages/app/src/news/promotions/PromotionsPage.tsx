import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { listedCategories, promotionsIn } from "@foyer/platform/domain";
import { Pager } from "@foyer/ui/pager";
import { PromotionCategoryStrip } from "@foyer/ui/promotion-category-strip";
import { PromotionList } from "@foyer/ui/promotion-list";
import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { modalOf, useModalActions } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { GroupBanner } from "../../kit/content/GroupBanner.tsx";
import { useAnnouncements } from "../../kit/content/queries.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import PromotionDialog from "./PromotionDialog.tsx";
import { promotionEntry } from "../../kit/content/promotionEntry.ts";
import {
  promotionsAddress,
  readPromotionsAddress,
} from "../../kit/content/promotionsAddress.ts";

/** Promotions on a page of the list. */
const pageSize = 24;

/** The promotions, by category, each with its details in a dialog; one named in the address opens immediately. */
export default function PromotionsPage() {
  const t = useTranslations();
  const { brand } = useServices();
  const location = useLocation();
  const router = useRouter();
  const { open } = useModalActions();
  const image = useImages();
  const { passwordDue } = useSession();
  const { data, error } = useAnnouncements();
  if (error && !data) throw error;

  const { named, ...address } = readPromotionsAddress(location);
  const categories = listedCategories(data?.promotion.categories ?? []);
  const chosen =
    categories.find(({ id }) => id === address.category) ?? categories[0];
  const all = promotionsIn(data?.promotion.list ?? [], chosen?.id);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Math.min(address.page, pages);
  const show = (next: Parameters<typeof promotionsAddress>[0]) =>
    router.navigate(promotionsAddress(next), { replace: true });

  return (
    <Stack as="section" gap="x6">
      <Heading level={1}>{t("promotions.title")}</Heading>
      <PanelBoundary name="promotionBanner">
        <GroupBanner group="w_promotion" label={t("promotions.banner")} />
      </PanelBoundary>
      {data ? (
        <PromotionCategoryStrip
          label={t("promotions.kinds")}
          categories={categories.map(({ id, title }) => ({
            key: id,
            label: title,
          }))}
          selected={chosen?.id ?? ""}
          onSelect={(category) => show({ category })}
        />
      ) : (
        <Skeleton shape="control" />
      )}
      <PromotionList
        label={t("promotions.title")}
        loading={!data}
        promotions={all
          .slice((page - 1) * pageSize, page * pageSize)
          .map((promotion) => ({
            ...promotionEntry(promotion, image),
            href: promotionsAddress({ named: promotion.id }),
          }))}
        onOpen={(id) => open({ name: "promotion", id })}
      />
      <Pager
        label={t("promotions.pager")}
        page={page}
        pages={pages}
        range={brand.layout.pager.links}
        onPage={(next) => show({ category: chosen?.id, page: next })}
      />
      {/* A dialog over the page, such as the login, is shown alone until it closes; so is a due password change. */}
      {named !== undefined && !modalOf(location) && !passwordDue && (
        <PromotionDialog id={named} onClose={() => show(address)} />
      )}
    </Stack>
  );
}
