import { useTranslations } from "@foyer/ui/words";
import { Badge } from "@foyer/ui/badge";
import { DescriptionList } from "@foyer/ui/description-list";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { useSession } from "../actors/actors.ts";
import { BankAccounts } from "./bank/BankAccounts.tsx";
import { ProfilePart } from "./profile/ProfilePart.tsx";
import { SecurityPart } from "./security/SecurityPart.tsx";
import { LoginHistory } from "./sign-ins/LoginHistory.tsx";
import { Sessions } from "./sign-ins/Sessions.tsx";

/** Who the member is, and how the account is kept safe (MEM-02). */
export default function AccountPage() {
  const t = useTranslations();
  const { member } = useSession();
  if (!member) return null;
  const { account, vipLabel } = member;
  return (
    <Stack gap="x6">
      <DescriptionList
        items={[
          {
            key: "account",
            label: t("account.name"),
            value: account,
            copy: { value: account, label: t("account.copy") },
          },
          ...(vipLabel
            ? [
                {
                  key: "vip",
                  label: t("account.vip"),
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
        label={t("account.parts")}
        items={[
          {
            key: "profile",
            label: t("account.tab.profile"),
            content: <ProfilePart />,
          },
          {
            key: "security",
            label: t("account.tab.security"),
            content: <SecurityPart />,
          },
          {
            key: "bank",
            label: t("account.tab.bank"),
            content: <BankAccounts />,
          },
          {
            key: "signIns",
            label: t("account.tab.signIns"),
            content: (
              <Stack gap="x8">
                <Sessions />
                <LoginHistory />
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
}
