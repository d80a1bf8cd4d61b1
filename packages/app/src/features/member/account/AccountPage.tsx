import { defineMessages, useIntl } from "react-intl";
import { Badge } from "@foyer/ui/badge";
import { DescriptionList } from "@foyer/ui/description-list";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { useSession } from "../../../actors/actors.ts";
import { BankAccounts } from "./bank/BankAccounts.tsx";
import { ProfilePart } from "./profile/ProfilePart.tsx";
import { SecurityPart } from "./security/SecurityPart.tsx";
import { SignIns } from "./sign-ins/SignIns.tsx";

const messages = defineMessages({
  account: {
    id: "account.name",
    defaultMessage: "Username",
    description: "Label of the member's own account name",
  },
  copy: {
    id: "account.copy",
    defaultMessage: "Copy account name",
    description: "Button beside the member's own account name",
  },
  vip: {
    id: "account.vip",
    defaultMessage: "VIP rank",
    description: "Label of the member's VIP rank",
  },
  parts: {
    id: "account.parts",
    defaultMessage: "Parts of my account",
    description: "Spoken name of the tabs on the page of the account",
  },
  profile: {
    id: "account.tab.profile",
    defaultMessage: "Profile",
    description: "Tab on the page of the account",
  },
  security: {
    id: "account.tab.security",
    defaultMessage: "Security center",
    description: "Tab on the page of the account: passwords, authenticator",
  },
  bank: {
    id: "account.tab.bank",
    defaultMessage: "Bank accounts",
    description: "Tab on the page of the account",
  },
  signIns: {
    id: "account.tab.signIns",
    defaultMessage: "Sign-ins",
    description: "Tab on the page of the account: devices and sign-in history",
  },
});

/** Who the member is, and how the account is kept safe (MEM-02). */
export default function AccountPage() {
  const { formatMessage } = useIntl();
  const { member } = useSession();
  if (!member) return null;
  const { account, vipLabel } = member;
  return (
    <Stack gap="x6">
      <DescriptionList
        items={[
          {
            key: "account",
            label: formatMessage(messages.account),
            value: account,
            copy: { value: account, label: formatMessage(messages.copy) },
          },
          ...(vipLabel
            ? [
                {
                  key: "vip",
                  label: formatMessage(messages.vip),
                  value: (
                    <Badge tone="prize" icon="crown">
                      {vipLabel}
                    </Badge>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Tabs
        label={formatMessage(messages.parts)}
        items={[
          {
            key: "profile",
            label: formatMessage(messages.profile),
            content: <ProfilePart />,
          },
          {
            key: "security",
            label: formatMessage(messages.security),
            content: <SecurityPart />,
          },
          {
            key: "bank",
            label: formatMessage(messages.bank),
            content: <BankAccounts />,
          },
          {
            key: "signIns",
            label: formatMessage(messages.signIns),
            content: <SignIns />,
          },
        ]}
      />
    </Stack>
  );
}
