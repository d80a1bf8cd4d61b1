import { useTranslations } from "@foyer/ui/words";
import { CopyButton } from "@foyer/ui/copy-button";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Link } from "@foyer/ui/link";
import { Modal } from "@foyer/ui/modal";
import { Inline, Stack } from "@foyer/ui/stack";
import { useModalActions } from "../../navigation/modals.ts";
import { linkAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";

/** The portal's mirror domains, to open or copy. A domain that is not one of the brand's hosts is not shown. */
export default function MirrorsDialog() {
  const t = useTranslations();
  const { close } = useModalActions();
  const services = useServices();
  const { domainRoute } = useSite();
  const mirrors = [
    ...new Set(
      (domainRoute?.mirrors ?? []).flatMap(
        (address) => linkAddress(services, address) ?? [],
      ),
    ),
  ];
  return (
    <Modal
      open
      onClose={close}
      title={t("mirrors.title")}
      description={t("mirrors.lead")}
      size="small"
    >
      {mirrors.length === 0 ? (
        <EmptyState level={3} picture="external" title={t("mirrors.none")}>
          {t("mirrors.noneHint")}
        </EmptyState>
      ) : (
        <Stack gap="x5">
          <InlineMessage tone="warning">{t("mirrors.warning")}</InlineMessage>
          <Stack as="ul" gap="x3">
            {mirrors.map((address) => {
              const { host } = new URL(address);
              return (
                <li key={address}>
                  <Inline justify="between">
                    <Link href={address} external standalone>
                      {host}
                    </Link>
                    <CopyButton
                      value={address}
                      label={t("mirrors.copy", { host })}
                    />
                  </Inline>
                </li>
              );
            })}
          </Stack>
        </Stack>
      )}
    </Modal>
  );
}
