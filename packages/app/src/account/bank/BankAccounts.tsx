import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { BankAccountCard } from "@foyer/ui/bank-account-card";
import { Button } from "@foyer/ui/button";
import { formatDateTime } from "@foyer/ui/date-time";
import { EmptyState } from "@foyer/ui/empty-state";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { localZone } from "../../kit/localZone.ts";
import { useServices } from "../../services/services.ts";
import { bankAccountsQuery, paymentPasswordQuery } from "../accountQueries.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { PaymentPasswordDialog } from "../security/PaymentPasswordDialog.tsx";
import { AddBankDialog } from "./AddBankDialog.tsx";
import { RemoveBankDialog, type BankAccount } from "./RemoveBankDialog.tsx";

type Doing = "add" | BankAccount | undefined;

/** Where money is paid out to: to see, add and remove (W-104). Adding and removing need the payment password. */
export function BankAccounts() {
  const t = useTranslations();
  const services = useServices();
  const query = useQuery(bankAccountsQuery(services));
  const { data: password } = useQuery(paymentPasswordQuery(services));
  const [doing, setDoing] = useState<Doing>();
  const done = () => setDoing(undefined);
  const addButton = (
    <Button icon="plus" onClick={() => setDoing("add")}>
      {t("account.bank.add")}
    </Button>
  );
  return (
    <>
      <Loaded query={query} pending={<ListRowSkeleton rows={2} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              level={3}
              picture="wallet"
              title={t("account.bank.empty")}
              action={addButton}
            >
              {t("account.bank.emptyText")}
            </EmptyState>
          ) : (
            <Stack gap="x4">
              <Text tone="quiet">{t("account.bank.lead")}</Text>
              {list.map(({ usableFrom, ...account }) => (
                <BankAccountCard
                  key={account.id}
                  {...account}
                  {...((usableFrom ?? 0) > Date.now() && {
                    note: t("account.bank.waits", {
                      time:
                        formatDateTime(usableFrom ?? 0, {
                          timeZone: localZone(),
                        }) ?? "",
                    }),
                  })}
                  action={
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => setDoing(account)}
                    >
                      {t("account.bank.remove")}
                    </Button>
                  }
                />
              ))}
              <div>{addButton}</div>
            </Stack>
          )
        }
      </Loaded>
      {doing === "add" &&
        // The one that confirms it comes first: then what was asked for goes on.
        (password?.isSet === false ? (
          <PaymentPasswordDialog first onClose={done} />
        ) : (
          <AddBankDialog onClose={done} />
        ))}
      {doing !== undefined && doing !== "add" && (
        <RemoveBankDialog account={doing} onClose={done} />
      )}
    </>
  );
}
