import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { LoginView } from "@foyer/flows/login";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { validationWords } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { useTranslations } from "@foyer/ui/words";
import { errorText } from "../kit/words/errors.ts";

/** A field as it appears in the form's error summary. */
interface SummedField {
  readonly name: string;
  /** Precedes the error in the summary; without it the error appears alone. */
  readonly label?: string;
  /** The error message, if any. */
  readonly error: string | undefined;
}

interface EntryFormProps {
  readonly label: string;
  /** The form-level part of the flow's view. */
  readonly view: Pick<LoginView, "busy" | "canSubmit" | "failure">;
  /** Shows the button as loading. @default whether the form is busy */
  readonly loading?: boolean;
  /** The fields, in their order. */
  readonly fields: readonly SummedField[];
  /** Label of the button. */
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Content below the button. */
  readonly below?: ReactNode;
}

/**
 * A form for login, registration or recovery: the failure, the fields, and the one button that submits them.
 *
 * @example <EntryForm label={t("login.form")} view={view} fields={[username]} submit={t("login.submit")} onSubmit={submit}>…</EntryForm>
 */
export function EntryForm(props: EntryFormProps) {
  const { label, view, fields, submit, onSubmit, children, below } = props;
  const { busy, canSubmit, failure } = view;
  const { loading = busy } = props;
  const intl = useIntl();
  const t = useTranslations();
  return (
    <Form
      label={label}
      onSubmit={onSubmit}
      problems={fields.flatMap(({ name, label: field, error: problem }) => {
        if (!problem) return [];
        const message = field
          ? t(validationWords.inField, { field, problem })
          : problem;
        return [{ name, message }];
      })}
      error={failure && errorText(intl, failure)}
      busy={busy}
    >
      <Stack gap="x5">
        {children}
        <Button
          type="submit"
          tone="accent"
          size="large"
          wide
          loading={loading}
          disabled={!loading && !canSubmit}
        >
          {submit}
        </Button>
        {below}
      </Stack>
    </Form>
  );
}
