import type { ReactNode } from "react";
import { bannersOf, type BannerGroup } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../navigation/modals.ts";
import { ServiceButton } from "../kit/parts/ServiceButton.tsx";
import { DialogBanner } from "./DialogBanner.tsx";
import { useAnnouncements } from "../kit/content/queries.ts";

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
  const { close, open } = useModalActions();
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
        <ServiceButton tone="accent" size="large" wide />
        <Button variant="quiet" wide onClick={() => open({ name: "login" })}>
          {login}
        </Button>
      </Stack>
    </Modal>
  );
}
