import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import { bannersOf, type BannerGroup } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../../modals/modals.ts";
import { useCustomerService } from "../useCustomerService.ts";
import { DialogBanner } from "./DialogBanner.tsx";
import { useAnnouncements } from "./queries.ts";

const messages = defineMessages({
  service: {
    id: "service.contact",
    defaultMessage: "Contact customer service",
    description: "Button that opens customer service",
  },
});

interface ServiceDialogProps {
  readonly title: string;
  /** What customer service does for the person. */
  readonly text: string;
  /** Whose picture stands beside it. */
  readonly banners: BannerGroup;
  /** Words of the way back to the login popup. */
  readonly login: ReactNode;
}

/** A matter of the account that customer service settles, with the way there and the way back to the login. */
export function ServiceDialog({
  title,
  text,
  banners,
  login,
}: ServiceDialogProps) {
  const { formatMessage } = useIntl();
  const { close, open } = useModalActions();
  const openService = useCustomerService();
  const { data } = useAnnouncements();
  const [banner] = bannersOf(data?.banners ?? [], banners);
  return (
    <Modal
      open
      onClose={close}
      title={title}
      size={banner ? "large" : "small"}
      banner={banner && <DialogBanner banner={banner} />}
    >
      <Stack gap="x5">
        <Text measure>{text}</Text>
        {openService && (
          <Button
            tone="accent"
            size="large"
            wide
            icon="headset"
            onClick={openService}
          >
            {formatMessage(messages.service)}
          </Button>
        )}
        <Button variant="quiet" wide onClick={() => open({ name: "login" })}>
          {login}
        </Button>
      </Stack>
    </Modal>
  );
}
