import { useState } from "react";
import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import type { Delivery } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { RichText } from "@foyer/ui/rich-text";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { PrizeAddressDialog, type DrawnPrize } from "./PrizeAddressDialog.tsx";

const states = {
  ADDRESS: "rewards.delivery.address",
  PREPARING: "rewards.delivery.preparing",
  SENT: "rewards.delivery.sent",
  DELIVERED: "rewards.delivery.delivered",
  REJECTED: "rewards.delivery.rejected",
  unknown: "rewards.delivery.unknown",
} as const satisfies Record<Delivery["state"], PlainWordId>;

/** What a drawn prize is, and what happens now: the member says where it is sent, and follows it from there. */
export function PrizeDelivery({ id, prize, delivery }: DrawnPrize) {
  const t = useTranslations();
  const [entering, setEntering] = useState(false);
  const { state, description, address, remark } = delivery;
  const open = state === "ADDRESS" || state === "PREPARING";
  const items = [
    state !== "ADDRESS" &&
      address !== "" && {
        key: "to",
        label: t("points.redeem.to"),
        value: address,
        layout: "below" as const,
      },
    remark !== "" && {
      key: "remark",
      label: t("rewards.delivery.remark"),
      value: remark,
      layout: "below" as const,
    },
  ].filter((item) => item !== false);
  return (
    <Stack gap="x2">
      {description !== "" && <RichText html={description} />}
      <Text>{t(states[state])}</Text>
      {items.length > 0 && <DescriptionList density="dense" items={items} />}
      {open && (
        <div>
          <Button
            tone={state === "ADDRESS" ? "accent" : "neutral"}
            size="small"
            onClick={() => setEntering(true)}
          >
            {t(
              state === "ADDRESS"
                ? "rewards.delivery.enter"
                : "rewards.delivery.change",
            )}{" "}
            <VisuallyHidden>{prize}</VisuallyHidden>
          </Button>
        </div>
      )}
      {entering && (
        <PrizeAddressDialog
          id={id}
          prize={prize}
          delivery={delivery}
          onClose={() => setEntering(false)}
        />
      )}
    </Stack>
  );
}
