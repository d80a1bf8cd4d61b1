import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { PointsGoods } from "@foyer/platform/calls";
import { DescriptionList } from "@foyer/ui/description-list";
import { PointsFigure } from "@foyer/ui/points-product-card";
import { RichText } from "@foyer/ui/rich-text";
import { Stack } from "@foyer/ui/stack";
import { useImages } from "../../kit/content/useImages.ts";
import * as css from "./points.css.ts";

/** What one thing is, what it costs and how many there are. */
export function GoodsDetails({ goods }: { readonly goods: PointsGoods }) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const src = useImages()(goods.imageUrl);
  const [broken, setBroken] = useState<string>();
  return (
    <Stack gap="x4">
      {src !== undefined && src !== broken && (
        // Beside it stands what it shows.
        <img
          className={css.picture}
          src={src}
          alt=""
          width={400}
          height={300}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
      {goods.content !== "" && <RichText html={goods.content} />}
      <DescriptionList
        items={[
          {
            key: "price",
            label: t("points.item.price"),
            value: <PointsFigure points={goods.points} />,
          },
          {
            key: "available",
            label: t("points.item.available"),
            value: formatNumber(goods.availableQuantity),
          },
        ]}
      />
    </Stack>
  );
}
