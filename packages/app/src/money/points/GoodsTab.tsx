import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { pointsList, type PointsGoods } from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Pager } from "@foyer/ui/pager";
import {
  PointsProductCard,
  PointsProductCardSkeleton,
} from "@foyer/ui/points-product-card";
import { Grid, Stack } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { pointsKey } from "../../kit/queryKeys.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { pointsAddress } from "./pointsAddress.ts";
import { goodsPageSize, isRecord } from "./pointsQueries.ts";

/** Cards on the first screen; their pictures are loaded immediately. */
const firstScreen = 4;
const skeletons = 6;

interface GoodsTabProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onOpen: (id: string) => void;
}

/** The products, with pictures and available quantities (PTS-02). */
export function GoodsTab({ page, onPage, onOpen }: GoodsTabProps) {
  const t = useTranslations();
  const { brand, client } = useServices();
  const image = useImages();
  const query = useQuery({
    queryKey: [...pointsKey, "goods", { pageNo: page }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { list, totalPages } = await client.call(
        pointsList,
        { kind: "GOODS", pageNo: page, pageSize: goodsPageSize },
        { signal },
      );
      return {
        list: list.filter((row): row is PointsGoods => !isRecord(row)),
        totalPages,
      };
    },
  });
  const { failure, staleSince } = useReading(query);
  const { data } = query;
  if (!data)
    return failure ? (
      <ErrorState {...failure} />
    ) : (
      <Grid minimum="small" gap="x4">
        {Array.from({ length: skeletons }, (_, index) => (
          <PointsProductCardSkeleton key={index} />
        ))}
      </Grid>
    );
  return (
    <Stack gap="x5">
      {staleSince !== undefined && (
        <InlineMessage tone="warning" live="polite">
          {t("points.goods.old")}
        </InlineMessage>
      )}
      {data.list.length === 0 ? (
        <EmptyState picture="gift" title={t("points.goods.empty")}>
          {t("points.goods.emptyText")}
        </EmptyState>
      ) : (
        <Grid minimum="small" gap="x4">
          {data.list.map((goods, index) => (
            <PointsProductCard
              key={goods.id}
              title={goods.title}
              imageUrl={image(goods.imageUrl)}
              points={goods.points}
              available={goods.availableQuantity}
              level={2}
              priority={index < firstScreen}
              href={pointsAddress({ page, item: goods.id })}
              onOpen={() => onOpen(goods.id)}
            />
          ))}
        </Grid>
      )}
      <Pager
        label={t("points.goods.pager")}
        page={page}
        pages={Math.max(1, data.totalPages)}
        range={brand.layout.pager.links}
        onPage={onPage}
      />
    </Stack>
  );
}
