import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { LoginEvent, LoginView } from "@foyer/flows/login";
import { Checkbox } from "@foyer/ui/checkbox";
import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { EntryForm } from "../EntryForm.tsx";

/** The login flow, as its parts receive it. */
export interface LoginPartProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
}

/** A form for one way to log in. */
export interface LoginFormProps extends LoginPartProps {
  readonly autoFocus: boolean;
}

interface FormShellProps extends LoginPartProps {
  readonly fields: Parameters<typeof EntryForm>[0]["fields"];
  readonly children: ReactNode;
}

/** What both forms have around their fields: the failure, remember-me and the button. */
export function FormShell({ view, send, fields, children }: FormShellProps) {
  const t = useTranslations();
  return (
    <EntryForm
      label={t("login.form")}
      view={view}
      loading={view.busy && !view.startingTrial}
      fields={fields}
      submit={t("login.submit")}
      onSubmit={() => send({ type: "login.submitted" })}
    >
      {children}
      {view.offersRemember && (
        <Checkbox
          name="remember"
          checked={view.remember}
          onChange={(remember) =>
            send({ type: "login.rememberChanged", remember })
          }
        >
          {t("login.remember")}
        </Checkbox>
      )}
    </EntryForm>
  );
}

/** Placeholder for a form while its code or data is loading. */
export function FormPending() {
  return (
    <Stack gap="x5">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
