import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { referral } from "@foyer/platform/calls";
import { DescriptionList } from "@foyer/ui/description-list";
import { QrCode } from "@foyer/ui/qr-code";
import { FormSkeleton, StatTileSkeleton } from "@foyer/ui/skeleton";
import { Inline, Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../../actors/actors.ts";
import { useServices } from "../../../services/services.ts";
import { Loaded } from "../../../shared/reading/Loaded.tsx";
import { referralLink } from "./referralLink.ts";

const messages = defineMessages<
  { lead: { age: number } } & Record<
    | "code"
    | "copyCode"
    | "link"
    | "copyLink"
    | "qrHint"
    | "figures"
    | "invited"
    | "earned",
    {}
  >
>({
  lead: {
    id: "referral.lead",
    defaultMessage:
      "Friends who are {age, number} or older and register by your link count as invited by you. What that earns stands in the reward centre.",
    description: "What an invitation is; age is a number of years",
  },
  code: {
    id: "referral.code",
    defaultMessage: "Your code",
    description: "Label of the member's invitation code",
  },
  copyCode: {
    id: "referral.code.copy",
    defaultMessage: "Copy the code",
    description: "Button",
  },
  link: {
    id: "referral.link",
    defaultMessage: "Your link",
    description: "Label of the address that carries the code",
  },
  copyLink: {
    id: "referral.link.copy",
    defaultMessage: "Copy the link",
    description: "Button",
  },
  qrHint: {
    id: "referral.qr.hint",
    defaultMessage: "A friend beside you can scan it with the phone’s camera.",
    description: "Beside the QR code",
  },
  figures: {
    id: "referral.figures",
    defaultMessage: "Refer and earn",
    description: "Name of the two figures",
  },
  invited: {
    id: "referral.invited",
    defaultMessage: "Friends who came",
    description: "Label of how many registered by the link",
  },
  earned: {
    id: "referral.earned",
    defaultMessage: "Earned and claimed",
    description: "Label of the money that invitations have brought",
  },
});

/** The member's invitation: code, link, QR code, and what came of it (MEM-12, RWD-12). */
export default function ReferralPage() {
  const { formatMessage } = useIntl();
  const { brand, client } = useServices();
  const { kind, member } = useSession();
  const query = useQuery({
    queryKey: ["member", "referral"],
    queryFn: ({ signal }) => client.call(referral, {}, { signal }),
    enabled: kind === "full",
  });
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
        const link = referralLink(mine, location.origin);
        return (
          <Stack gap="x6">
            <Text tone="quiet" measure>
              {formatMessage(messages.lead, { age: brand.age.terms })}
            </Text>
            <StatGrid label={formatMessage(messages.figures)}>
              <StatTile
                label={formatMessage(messages.invited)}
                value={String(mine.invited)}
              />
              <StatTile
                label={formatMessage(messages.earned)}
                value={mine.earned}
                kind="money"
                currencySymbol={member?.currencySymbol ?? ""}
              />
            </StatGrid>
            <DescriptionList
              items={[
                {
                  key: "code",
                  label: formatMessage(messages.code),
                  value: mine.referralCode,
                  copy: {
                    value: mine.referralCode,
                    label: formatMessage(messages.copyCode),
                  },
                },
                {
                  key: "link",
                  label: formatMessage(messages.link),
                  value: link,
                  layout: "below",
                  copy: {
                    value: link,
                    label: formatMessage(messages.copyLink),
                  },
                },
              ]}
            />
            <Inline gap="x4" align="center">
              <QrCode text={link} label={formatMessage(messages.link)} />
              <Text size="small" tone="quiet">
                {formatMessage(messages.qrHint)}
              </Text>
            </Inline>
          </Stack>
        );
      }}
    </Loaded>
  );
}
