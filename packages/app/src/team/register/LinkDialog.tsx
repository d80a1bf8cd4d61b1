import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  registrationLinkState,
  type LinkState,
  type RegistrationLink,
} from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { DescriptionList } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Modal } from "@foyer/ui/modal";
import { QrCode } from "@foyer/ui/qr-code";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { invitationLink } from "../../kit/centre/invitationLink.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { localZone } from "../../kit/localZone.ts";
import { useSend } from "../../kit/sending/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";
import { percentText } from "../contract/contractWords.ts";
import { linkName } from "../registrationLinks.ts";
import { teamWords } from "../team/useDownlineCells.tsx";

interface LinkDialogProps {
  readonly link: RegistrationLink;
  readonly onChanged: (link: RegistrationLink) => void;
  readonly onClose: () => void;
}

/** What a link has become, for the toast. */
const changed = {
  ACTIVE: "agentLinks.toActive",
  PAUSED: "agentLinks.toPaused",
  REMOVED: "agentLinks.toRemoved",
} as const;

/** A registration link: to copy or to scan, what came of it, and whether it is active. */
export function LinkDialog({ link, onChanged, onClose }: LinkDialogProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { go } = useCentreWays();
  const { busy, change } = useLinkState(onChanged);
  const address = invitationLink(link, "affiliateCode", location.origin);
  const isPaused = link.state === "PAUSED";
  return (
    <Modal open onClose={onClose} busy={busy} title={linkName(link)}>
      <Stack gap="x5">
        {isPaused && (
          <InlineMessage tone="warning">
            {t("agentLinks.paused.text")}
          </InlineMessage>
        )}
        <DescriptionList
          items={[
            {
              key: "link",
              label: t("agentLinks.link"),
              value: address,
              layout: "below",
              copy: { value: address, label: t("agentLinks.copy") },
            },
            {
              key: "code",
              label: t("agentLinks.code"),
              value: link.code,
              copy: { value: link.code, label: t("agentLinks.code.copy") },
            },
          ]}
        />
        {!isPaused && (
          <Inline gap="x4" align="center">
            <QrCode text={address} label={t("agentLinks.link")} />
            <Text size="small" tone="quiet">
              {t("agentLinks.qr.hint")}
            </Text>
          </Inline>
        )}
        <DescriptionList
          density="dense"
          items={[
            {
              key: "type",
              label: t("agentRegister.type"),
              value: t(teamWords[link.type]),
            },
            {
              key: "rate",
              label: t(teamWords.rate),
              value: percentText(intl, link.rate),
              hint: t("agentLinks.rate.hint"),
            },
            {
              key: "created",
              label: t("agentLinks.created"),
              value: (
                <DateTime
                  at={link.createdAt}
                  timeZone={localZone()}
                  precision="minute"
                />
              ),
            },
            {
              key: "registered",
              label: t("agentLinks.registered"),
              value: intl.formatNumber(link.registered),
            },
            {
              key: "deposited",
              label: t("agentLinks.deposited"),
              value: intl.formatNumber(link.deposited),
            },
          ]}
        />
        <Inline gap="x3">
          {link.registered > 0 && (
            <Button
              icon="agent"
              onClick={() => go("downlineManagmentView", { by: link.code })}
            >
              {t("agentLinks.accounts")}
            </Button>
          )}
          <Button
            loading={busy}
            onClick={() => change(link, isPaused ? "ACTIVE" : "PAUSED")}
          >
            {t(isPaused ? "agentLinks.resume" : "agentLinks.pause")}
          </Button>
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => change(link, "REMOVED")}
          >
            {t("agentLinks.remove")}
          </Button>
        </Inline>
      </Stack>
    </Modal>
  );
}

/** Changes the status of a link, says so, and offers to undo it. */
function useLinkState(onChanged: (link: RegistrationLink) => void) {
  const intl = useIntl();
  const t = useTranslations();
  const { run, busy } = useSend();
  const send = (
    { code, label }: RegistrationLink,
    state: LinkState,
    done: (link: RegistrationLink) => void,
  ) =>
    run(
      (by) => by.change(registrationLinkState, { code, state }),
      done,
      (failure) =>
        toast.show({
          tone: "danger",
          text: t("agentLinks.failed", {
            name: linkName({ code, label }),
            reason: errorText(intl, failure),
          }),
        }),
    );
  const change = (link: RegistrationLink, state: LinkState) =>
    send(link, state, (now) => {
      const before = link.state;
      toast.show({
        id: `link ${link.code}`,
        tone: "success",
        text: t(changed[state], { name: linkName(link) }),
        ...(before !== "unknown" && {
          actionLabel: t("agentLinks.undo"),
          onAction: () => send(now, before, onChanged),
        }),
      });
      onChanged(now);
    });
  return { busy, change };
}
