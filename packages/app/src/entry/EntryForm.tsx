import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { Form, type FormProblem } from "@foyer/ui/form";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../kit/words/errors.ts";

interface EntryFormProps {
  readonly label: string;
  /** What the flow's view says of the form as a whole. */
  readonly view: {
    readonly busy: boolean;
    readonly canSubmit: boolean;
    readonly failure: Parameters<typeof errorText>[1] | undefined;
  };
  /** The button is what is waited for. @default whether the form is busy */
  readonly loading?: boolean;
  readonly problems: readonly FormProblem[];
  /** Words of the button. */
  readonly submit: string;
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children: ReactNode;
  /** What stands below the button. */
  readonly below?: ReactNode;
}

/**
 * A form of the way in: what was refused, the fields, and the one button that sends them.
 *
 * @example <EntryForm label={t("login.form")} view={view} problems={problems} submit={t("login.submit")} onSubmit={submit}>…</EntryForm>
 */
export function EntryForm(props: EntryFormProps) {
  const { label, view, problems, submit, onSubmit, children, below } = props;
  const { busy, canSubmit, failure } = view;
  const { loading = busy } = props;
  const intl = useIntl();
  return (
    <Form
      label={label}
      onSubmit={onSubmit}
      problems={problems}
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
