import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { redeemMachine, redeemView } from "@foyer/flows/points";
import { pointsList, type PointsGoods } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { PointsFigure } from "@foyer/ui/points-product-card";
import { RichText } from "@foyer/ui/rich-text";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { useSession } from "../../actors/actors.ts";
import { redeemBy } from "../../actors/moneySteps.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { pointsKey } from "../../kit/queryKeys.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { useServices } from "../../services/services.ts";
import { useOrder } from "../order/useOrder.ts";
import { findOnPages } from "../order/findOnPages.ts";
import * as css from "./points.css.ts";
import { goodsPageSize, isRecord, readPoints } from "./pointsQueries.ts";
import { RedeemSteps } from "./RedeemSteps.tsx";
import { useSamePoints } from "./useSamePoints.ts";

/** Finds one of the products. */
const findGoods = (client: Client, id: string, signal: AbortSignal) =>
  findOnPages(
    (pageNo) =>
      client.call(
        pointsList,
        { kind: "GOODS", pageNo, pageSize: goodsPageSize },
        { signal },
      ),
    (row): row is PointsGoods => !isRecord(row) && row.id === id,
  );

interface GoodsDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onRecords: () => void;
}

/** One product in full, with the form to redeem it (PTS-02, PTS-04). */
export function GoodsDialog(props: GoodsDialogProps) {
  const { id, onClose, onRecords } = props;
  const t = useTranslations();
  const { client } = useServices();
  const { member } = useSession();
  const query = useQuery({
    queryKey: [...pointsKey, "item", { id }],
    queryFn: async ({ signal }) =>
      (await findGoods(client, id, signal)) ?? null,
  });
  const { failure } = useReading(query);
  const goods = query.data;
  return (
    <Modal
      open
      onClose={onClose}
      title={goods?.title ?? t("points.item.title")}
    >
      {goods && member ? (
        <Redeem
          key={id}
          goods={goods}
          memberId={member.id}
          onRecords={onRecords}
        />
      ) : failure ? (
        <ErrorState level={3} {...failure} />
      ) : goods === null ? (
        <EmptyState
          level={3}
          picture="gift"
          title={t("points.redeem.gone")}
          action={<Button onClick={onClose}>{t("points.item.all")}</Button>}
        >
          {t("points.redeem.goneText")}
        </EmptyState>
      ) : (
        <FormSkeleton fields={3} />
      )}
    </Modal>
  );
}

interface RedeemProps {
  readonly goods: PointsGoods;
  readonly memberId: string;
  readonly onRecords: () => void;
}

/** The product, and redeeming it, with its flow. */
function Redeem({ goods, memberId, onRecords }: RedeemProps) {
  const order = useOrder({
    memberId,
    machine: redeemMachine,
    step: redeemBy,
    facts: async (services, signal, { goodsId }) => {
      const [{ currentPoints }, found] = await Promise.all([
        readPoints(services),
        findGoods(services.client, goodsId, signal),
      ]);
      return { currentPoints, goods: found };
    },
    view: redeemView,
    given: { goodsId: goods.id },
    call: "redeemPoints",
  });
  useSamePoints(order);
  return (
    <RedeemSteps
      {...order}
      title={goods.title}
      details={<GoodsDetails goods={goods} />}
      onRecords={onRecords}
    />
  );
}

/** What a product is, what it costs and how many are available. */
function GoodsDetails({ goods }: { readonly goods: PointsGoods }) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const src = useImages()(goods.imageUrl);
  const [broken, setBroken] = useState<string>();
  return (
    <Stack gap="x4">
      {src !== undefined && src !== broken && (
        // The text beside it describes the picture.
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
