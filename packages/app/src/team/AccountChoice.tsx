import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { ComboBox } from "@foyer/ui/combo-box";
import { useServices } from "../services/services.ts";
import { useSettled } from "../kit/useSettled.ts";
import { downlinesQuery } from "./downlines.ts";

interface AccountChoiceProps {
  readonly label: string;
  /** The selected account; empty for none. */
  readonly value: string;
  readonly onChange: (account: string) => void;
  /** Shown in the field while no account is selected. */
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Field name in the form. @default "account" */
  readonly name?: string;
}

/**
 * Selects an account of the team: direct downlines are offered, all others are found by part of their username.
 *
 * @example <AccountChoice label="Account" value={account} onChange={setAccount} placeholder="The whole team" />
 */
export function AccountChoice(props: AccountChoiceProps) {
  const { label, value, onChange, placeholder, hint } = props;
  const { required = false, error, name = "account" } = props;
  const t = useTranslations();
  const services = useServices();
  const [typed, setTyped] = useState("");
  const keyword = useSettled(typed.trim());
  const query = useQuery({
    ...downlinesQuery(services, { keyword }),
    placeholderData: keepPreviousData,
  });
  const found = query.data?.list ?? [];
  const options = found.map(({ account, nickname, path }) => ({
    value: account,
    label: account,
    detail:
      path.length > 0
        ? t("agentTeam.choice.under", { account: path.at(-1) ?? "" })
        : nickname,
  }));
  // The selected account stays in the list while others are searched.
  const all =
    value === "" || options.some((option) => option.value === value)
      ? options
      : [{ value, label: value, detail: "" }, ...options];
  return (
    <ComboBox
      name={name}
      label={label}
      options={all}
      value={value === "" ? undefined : value}
      onChange={(account) => onChange(account ?? "")}
      onSearch={setTyped}
      loading={query.isFetching || keyword !== typed.trim()}
      required={required}
      {...(placeholder !== undefined && { placeholder })}
      {...(hint !== undefined && { hint })}
      error={
        error ?? (query.isError ? t("agentTeam.choice.failed") : undefined)
      }
    />
  );
}
