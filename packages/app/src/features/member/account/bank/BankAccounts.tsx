import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { BankAccountCard } from "@foyer/ui/bank-account-card";
import { Button } from "@foyer/ui/button";
import { formatDateTime } from "@foyer/ui/date-time";
import { EmptyState } from "@foyer/ui/empty-state";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { localZone } from "../../../../shared/localZone.ts";
import { useServices } from "../../../../services/services.ts";
import { bankAccountsQuery, paymentPasswordQuery } from "../accountQueries.ts";
import { Loaded } from "../../../../shared/reading/Loaded.tsx";
import { PaymentPasswordDialog } from "../security/PaymentPasswordDialog.tsx";
import { AddBankDialog } from "./AddBankDialog.tsx";
import { RemoveBankDialog, type BankAccount } from "./RemoveBankDialog.tsx";

const messages = defineMessages<{
  lead: {};
  add: {};
  waits: { time: string };
  remove: {};
  empty: {};
  emptyText: {};
}>({
  lead: {
    id: "account.bank.lead",
    defaultMessage: "Withdrawals are paid out to these, in your own name.",
    description: "Above the list of the member's bank accounts",
  },
  add: {
    id: "account.bank.add",
    defaultMessage: "Add a bank account",
    description: "Button that begins to add a bank account",
  },
  waits: {
    id: "account.bank.waits",
    defaultMessage: "New. Withdrawals can be paid out to it from {time}.",
    description: "On a new bank account; time: a day and a time of it",
  },
  remove: {
    id: "account.bank.remove",
    defaultMessage: "Remove",
    description: "Button on a bank account",
  },
  empty: {
    id: "account.bank.empty",
    defaultMessage: "No bank account yet",
    description: "The member has no bank account",
  },
  emptyText: {
    id: "account.bank.emptyText",
    defaultMessage: "Money is paid out to a bank account in your own name.",
    description: "The member has no bank account: what one is for",
  },
});

type Doing = "add" | BankAccount | undefined;

/** Where money is paid out to: to see, add and remove (W-104). Adding and removing need the payment password. */
export function BankAccounts() {
  const { formatMessage } = useIntl();
  const services = useServices();
  const query = useQuery(bankAccountsQuery(services));
  const { data: password } = useQuery(paymentPasswordQuery(services));
  const [doing, setDoing] = useState<Doing>();
  const done = () => setDoing(undefined);
  const addButton = (
    <Button icon="plus" onClick={() => setDoing("add")}>
      {formatMessage(messages.add)}
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
              title={formatMessage(messages.empty)}
              action={addButton}
            >
              {formatMessage(messages.emptyText)}
            </EmptyState>
          ) : (
            <Stack gap="x4">
              <Text tone="quiet">{formatMessage(messages.lead)}</Text>
              {list.map(({ usableFrom, ...account }) => (
                <BankAccountCard
                  key={account.id}
                  {...account}
                  {...((usableFrom ?? 0) > Date.now() && {
                    note: formatMessage(messages.waits, {
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
                      {formatMessage(messages.remove)}
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
