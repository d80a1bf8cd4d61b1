import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { GoodsDetails } from "./GoodsDetails.tsx";
import { findGoods } from "./pointsActors.ts";
import { pointsKey } from "../../kit/queryKeys.ts";
import { RedeemForm } from "./RedeemForm.tsx";

interface GoodsDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onRecords: () => void;
}

/** One thing that points buy, in full, with the way to have it (PTS-02, PTS-04). */
export default function GoodsDialog(props: GoodsDialogProps) {
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
        <RedeemForm
          key={id}
          goods={goods}
          memberId={member.id}
          details={<GoodsDetails goods={goods} />}
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
