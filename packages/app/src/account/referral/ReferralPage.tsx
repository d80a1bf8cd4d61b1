import { useIntl } from "react-intl";
import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import { referral, type InvitedFriend } from "@foyer/platform/calls";
import { Badge, type BadgeProps } from "@foyer/ui/badge";
import { DataTable } from "@foyer/ui/data-table";
import { DateTime } from "@foyer/ui/date-time";
import { DescriptionList } from "@foyer/ui/description-list";
import { QrCode } from "@foyer/ui/qr-code";
import { FormSkeleton, StatTileSkeleton } from "@foyer/ui/skeleton";
import { Inline, Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { invitationLink } from "../../kit/centre/invitationLink.ts";
import { referralKey } from "../../kit/queryKeys.ts";
import { useMemberRead } from "../../kit/reading/useMemberRead.ts";
import { localZone } from "../../kit/localZone.ts";
import { amountText } from "../../kit/words/amountText.ts";
import { useServices } from "../../services/services.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";

/** The member's invitation: code, link, QR code and its results (MEM-12, RWD-12). */
export default function ReferralPage() {
  const t = useTranslations();
  const { brand } = useServices();
  const intl = useIntl();
  const { member } = useSession();
  const symbol = member?.currencySymbol ?? "";
  const query = useMemberRead(referral, referralKey, {});
  return (
    <Loaded
      query={query}
      level={2}
      pending={
        <Stack gap="x5">
          <StatTileSkeleton />
          <FormSkeleton fields={2} button={false} />
        </Stack>
      }
    >
      {(mine) => {
        const { referralCode: code, url } = mine;
        const link = invitationLink(
          { code, url },
          "referralCode",
          location.origin,
        );
        return (
          <Stack gap="x6">
            <Text tone="quiet" measure>
              {t("referral.lead", { age: brand.age.terms })}
            </Text>
            {mine.reward && (
              <Text measure>
                {t("referral.reward", {
                  amount: amountText(intl, mine.reward, symbol),
                })}
              </Text>
            )}
            <StatGrid label={t("referral.figures")}>
              <StatTile
                label={t("referral.invited")}
                value={String(mine.invited)}
              />
              <StatTile
                label={t("referral.earned")}
                value={mine.earned}
                kind="money"
                currencySymbol={symbol}
              />
            </StatGrid>
            <DescriptionList
              items={[
                {
                  key: "code",
                  label: t("referral.code"),
                  value: mine.referralCode,
                  copy: {
                    value: mine.referralCode,
                    label: t("referral.code.copy"),
                  },
                },
                {
                  key: "link",
                  label: t("referral.link"),
                  value: link,
                  layout: "below",
                  copy: {
                    value: link,
                    label: t("referral.link.copy"),
                  },
                },
              ]}
            />
            <Inline gap="x4" align="center">
              <QrCode text={link} label={t("referral.link")} />
              <Text size="small" tone="quiet">
                {t("referral.qr.hint")}
              </Text>
            </Inline>
            {mine.friends.length > 0 && <Friends friends={mine.friends} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** Where a friend has got to; a step that this version does not know comes after the registration. */
const steps = {
  REGISTERED: { word: "referral.step.registered", tone: "neutral" },
  READY: { word: "referral.step.ready", tone: "info" },
  CLAIMED: { word: "referral.step.claimed", tone: "success" },
  unknown: { word: "referral.step.registered", tone: "neutral" },
} as const satisfies Record<
  InvitedFriend["step"],
  { readonly word: PlainWordId; readonly tone: BadgeProps["tone"] }
>;

/** The friends who registered, by masked names, and what came of it. */
function Friends({ friends }: { readonly friends: readonly InvitedFriend[] }) {
  const t = useTranslations();
  return (
    <DataTable
      label={t("referral.friends")}
      columns={[
        { key: "player", header: t("referral.friend") },
        {
          key: "time",
          header: t("referral.registered"),
          cell: ({ time }) => (
            <DateTime at={time} timeZone={localZone()} precision="day" />
          ),
        },
        {
          key: "step",
          header: t("referral.status"),
          cell: ({ step }) => (
            <Badge tone={steps[step].tone}>{t(steps[step].word)}</Badge>
          ),
        },
      ]}
      rows={friends.map((friend, index) => ({ ...friend, id: String(index) }))}
      rowId={({ id }) => id}
      empty={null}
    />
  );
}
