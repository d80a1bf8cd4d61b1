import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  isDeliveryAddress,
  isDeliveryNumber,
  prizeAddress,
  redeemBounds,
  type Delivery,
} from "@foyer/platform/calls";
import { mobileDigits } from "@foyer/platform/validation";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { TextArea } from "@foyer/ui/text-area";
import { TextField } from "@foyer/ui/text-field";
import { toast } from "@foyer/ui/toast";
import { useFields } from "../../kit/form/useFields.ts";
import { useSend } from "../../kit/sending/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";

/** A prize that is a thing, with where it is on its way. */
export interface DrawnPrize {
  /** Id of the raffle. */
  readonly id: string;
  /** Name of the prize. */
  readonly prize: string;
  readonly delivery: Delivery;
}

interface PrizeAddressDialogProps extends DrawnPrize {
  readonly onClose: () => void;
}

/** Says where a prize is sent (W-55b); the form starts with the address that the platform knows. */
export function PrizeAddressDialog(props: PrizeAddressDialogProps) {
  const { id, prize, delivery, onClose } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { busy, failure, run } = useSend();
  const fields = useFields(
    {
      address: {
        label: t("points.redeem.to"),
        start: delivery.address,
        required: true,
        problem: (text) =>
          isDeliveryAddress(text)
            ? undefined
            : t("points.form.address", redeemBounds.address),
      },
      mobileNum: {
        label: t("points.redeem.mobile"),
        start: delivery.mobileNum,
        required: true,
        problem: (text) =>
          isDeliveryNumber(text)
            ? undefined
            : t("points.form.mobile", mobileDigits),
      },
    },
    failure,
  );
  const submit = () => {
    if (!fields.ready()) return;
    run(
      (by) => by.change(prizeAddress, { promotionId: id, ...fields.typed }),
      () => {
        toast.show({ tone: "success", text: t("rewards.delivery.saved") });
        onClose();
      },
    );
  };
  return (
    <Modal
      open
      busy={busy}
      onClose={onClose}
      title={t("rewards.delivery.title")}
      description={<bdi>{prize}</bdi>}
    >
      <Form
        label={t("rewards.delivery.title")}
        onSubmit={submit}
        problems={fields.problems}
        error={failure && errorText(intl, failure)}
        busy={busy}
      >
        <Stack gap="x5">
          <TextArea
            {...fields.bind("address")}
            hint={t("points.redeem.addressHint")}
            autoComplete="street-address"
            rows={3}
            minLength={redeemBounds.address.min}
            maxLength={redeemBounds.address.max}
          />
          <TextField
            {...fields.bind("mobileNum")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <Button type="submit" tone="accent" loading={busy}>
            {t("rewards.delivery.save")}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}
