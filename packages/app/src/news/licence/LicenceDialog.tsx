import { useTranslations } from "@foyer/ui/words";
import { bannersOf } from "@foyer/platform/domain";
import { EmptyState } from "@foyer/ui/empty-state";
import { LicenceImage } from "@foyer/ui/licence-image";
import { Link } from "@foyer/ui/link";
import { Modal } from "@foyer/ui/modal";
import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../../navigation/modals.ts";
import { useAnnouncements } from "../../kit/content/queries.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { HelpLines } from "../help/HelpLines.tsx";
import { useLegal } from "../../kit/useLegal.ts";
import { usePlace } from "../../kit/usePlace.ts";

/** The gaming licence: the pictures of group w_license, and its text (FTR-06, SID-09). */
export default function LicenceDialog() {
  const t = useTranslations();
  const { licence } = useLegal();
  const { regulator } = usePlace();
  const { close } = useModalActions();
  const { data, isPending } = useAnnouncements();
  const image = useImages();
  const pictures = bannersOf(data?.banners ?? [], "w_license");
  return (
    <Modal open onClose={close} title={t("licence.title")}>
      <Stack gap="x5">
        {isPending && <Skeleton shape="card" />}
        {!isPending && pictures.length === 0 && (
          <EmptyState level={3} picture="shield" title={t("licence.none")} />
        )}
        {pictures.map(({ url, title }) => (
          <LicenceImage
            key={url}
            imageUrl={image(url)}
            title={title || t("licence.title")}
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
