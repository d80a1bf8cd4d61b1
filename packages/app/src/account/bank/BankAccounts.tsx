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
import type { ResponseOf } from "@foyer/platform/call";
import {
  addBankAccount,
  type bankAccounts,
  removeBankAccount,
} from "@foyer/platform/calls";
import { PasswordField } from "@foyer/ui/password-field";
import { Select } from "@foyer/ui/select";
import { TextField } from "@foyer/ui/text-field";
import { localZone } from "../../kit/localZone.ts";
import { useServices } from "../../services/services.ts";
import { bankAccountsQuery, paymentPasswordQuery } from "../accountQueries.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import ForgottenPaymentPassword from "../security/ForgottenPaymentPassword.tsx";
import { PaymentPasswordDialog } from "../security/PaymentPasswordDialog.tsx";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import type { Sending } from "../../kit/sending/useSend.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";

type BankAccount = Omit<
  ResponseOf<typeof bankAccounts>["list"][number],
  "usableFrom"
>;
type Doing = "add" | BankAccount | undefined;

/** Bank accounts for withdrawals: view, add and remove (W-104). Adding and removing require the payment password. */
export function BankAccounts() {
  const t = useTranslations();
  const services = useServices();
  const query = useQuery(bankAccountsQuery(services));
  const { data: password } = useQuery(paymentPasswordQuery(services));
  const [hasSet, setHasSet] = useState(false);
  const isMissing = !hasSet && password?.isSet === false;
  const [doing, setDoing] = useState<Doing>();
  const onClose = () => setDoing(undefined);
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
        // Adding an account needs the payment password, so one has to be set first.
        (isMissing ? (
          <PaymentPasswordDialog
            first
            onClose={onClose}
            onDone={() => setHasSet(true)}
          />
        ) : (
          <AddBankDialog onClose={onClose} />
        ))}
      {typeof doing === "object" && (
        <RemoveBankDialog account={doing} onClose={onClose} />
      )}
    </>
  );
}

/** Adds a bank account, confirmed by the payment password (W-104). */
function AddBankDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations();
  const sending = useOwnerSend();
  const { data: kept } = useQuery(bankAccountsQuery(useServices()));
  const { holder: own = "", banks = [], bankForms = [] } = kept ?? {};
  const formOf = (bank: string | undefined) =>
    bankForms.find((form) => form.bank === bank && form.min <= form.max);
  const formText = ({ min, max }: { min: number; max: number }) =>
    min === max
      ? t("account.bank.numberExact", { digits: min })
      : t("account.bank.numberForm", { min, max });
  const fields = useFields(
    {
      holder: { label: t("account.bank.holder"), required: own === "" },
      bank: { label: t("account.bank.bank"), required: true },
      number: {
        label: t("account.bank.number"),
        required: true,
        problem: (number, { bank }) => {
          const digits = plain(number);
          const form = formOf(bank);
          if (!/^\d{4,}$/.test(digits)) return t("account.bank.numberWrong");
          return form && (digits.length < form.min || digits.length > form.max)
            ? formText(form)
            : undefined;
        },
      },
      paymentPassword: { label: t("account.paymentPassword"), required: true },
    },
    sending.failure,
  );
  const form = formOf(fields.typed.bank);
  return (
    <FormDialog
      title={t("account.bank.add")}
      fields={fields}
      sending={sending}
      send={(by, proof) => {
        const { holder, number, ...typed } = fields.typed;
        return by.change(addBankAccount, {
          ...typed,
          holder: own || holder,
          number: plain(number),
          ...proof,
        });
      }}
      done={t("account.bank.added")}
      onClose={onClose}
      below={isLocked(sending) && <ForgottenPaymentPassword />}
    >
      {own === "" ? (
        <TextField
          {...fields.bind("holder")}
          hint={t("account.bank.holderHint")}
          autoComplete="name"
          autoFocus
        />
      ) : (
        <Stack gap="x1">
          <Text size="small" weight="strong">
            {t("account.bank.holder")}
          </Text>
          <Text>
            <bdi>{own}</bdi>
          </Text>
          <Text size="small" tone="quiet">
            {t("account.bank.holderFixed")}
          </Text>
        </Stack>
      )}
      {banks.length === 0 ? (
        <TextField
          {...fields.bind("bank")}
          autoComplete="off"
          autoFocus={own !== ""}
        />
      ) : (
        <Select
          {...fields.bind("bank")}
          placeholder={t("account.bank.chooseBank")}
          options={banks.map((bank) => ({ value: bank, label: bank }))}
        />
      )}
      <TextField
        {...fields.bind("number")}
        {...(form && { hint: formText(form) })}
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField {...fields.bind("paymentPassword")} autoComplete="off" />
    </FormDialog>
  );
}

/** Whether the payment password was wrong too often. */
const isLocked = ({ failure }: Sending): boolean =>
  failure?.reason === "LOCKED";

/** People group numbers with spaces and hyphens; they are not part of the number. */
const plain = (number: string): string => number.replace(/[\s-]/g, "");

interface RemoveBankDialogProps {
  readonly account: BankAccount;
  readonly onClose: () => void;
}

/** Removes a bank account, confirmed by the payment password (W-104). */
function RemoveBankDialog({ account, onClose }: RemoveBankDialogProps) {
  const t = useTranslations();
  const sending = useOwnerSend();
  const fields = useFields({
    paymentPassword: { label: t("account.paymentPassword"), required: true },
  });
  return (
    <FormDialog
      title={t("account.bank.removeTitle")}
      confirm={t("account.bank.removeConfirm")}
      tone="danger"
      fields={fields}
      sending={sending}
      send={(by) =>
        by.change(removeBankAccount, {
          id: account.id,
          ...fields.typed,
        })
      }
      done={t("account.bank.removed")}
      onClose={onClose}
      below={isLocked(sending) && <ForgottenPaymentPassword />}
    >
      <BankAccountCard {...account} />
      <Text>{t("account.bank.removeText")}</Text>
      <PasswordField
        {...fields.bind("paymentPassword")}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
