import { defineMessages, useIntl } from "react-intl";
import { bannersOf } from "@foyer/platform/domain";
import { EmptyState } from "@foyer/ui/empty-state";
import { LicenceImage } from "@foyer/ui/licence-image";
import { Link } from "@foyer/ui/link";
import { Modal } from "@foyer/ui/modal";
import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../../navigation/modals.ts";
import { useAnnouncements } from "../../shared/content/queries.ts";
import { useImages } from "../../shared/games/useImages.ts";
import { HelpLines } from "../../shared/content/HelpLines.tsx";
import { useLegal } from "../../shared/useLegal.ts";
import { usePlace } from "../../shared/usePlace.ts";

const messages = defineMessages({
  title: {
    id: "licence.title",
    defaultMessage: "Gaming licence",
    description: "Title of the dialog with the picture of the licence",
  },
  none: {
    id: "licence.none",
    defaultMessage: "The picture is not there now",
    description: "In place of the picture of the licence",
  },
});

/** The gaming licence as its holder shows it: the pictures of group w_license, and its words (FTR-06, SID-09). */
export default function LicenceDialog() {
  const { formatMessage } = useIntl();
  const { licence } = useLegal();
  const { regulator } = usePlace();
  const { close } = useModalActions();
  const { data, isPending } = useAnnouncements();
  const image = useImages();
  const pictures = bannersOf(data?.banners ?? [], "w_license");
  return (
    <Modal open onClose={close} title={formatMessage(messages.title)}>
      <Stack gap="x5">
        {isPending && <Skeleton shape="card" />}
        {!isPending && pictures.length === 0 && (
          <EmptyState
            level={3}
            picture="shield"
            title={formatMessage(messages.none)}
          />
        )}
        {pictures.map(({ url, title }) => (
          <LicenceImage
            key={url}
            imageUrl={image(url)}
            title={title || formatMessage(messages.title)}
          />
        ))}
        {licence && (
          <Text size="small" tone="quiet" measure>
            {licence}
          </Text>
        )}
        {regulator &&
          (regulator.href === undefined ? (
            <Text size="small">{regulator.label}</Text>
          ) : (
            <Link href={regulator.href} external standalone>
              {regulator.label}
            </Link>
          ))}
        <HelpLines />
      </Stack>
    </Modal>
  );
}
