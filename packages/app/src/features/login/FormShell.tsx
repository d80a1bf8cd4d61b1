import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { LoginEvent, LoginView } from "@foyer/flows/login";
import { Button } from "@foyer/ui/button";
import { Checkbox } from "@foyer/ui/checkbox";
import { Form, type FormProblem } from "@foyer/ui/form";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../shared/words/errors.ts";

const messages = defineMessages({
  form: {
    id: "login.form",
    defaultMessage: "Log in",
    description: "Name of the login form",
  },
  remember: {
    id: "login.remember",
    defaultMessage: "Remember me for one day",
    description: "Checkbox; for a day this device fills in name and password",
  },
  submit: {
    id: "login.submit",
    defaultMessage: "Log in",
    description: "Button that sends the login form",
  },
});

interface FormShellProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
  readonly problems: readonly FormProblem[];
  /** The fields. */
  readonly children: ReactNode;
}

/** What both ways to sign in have around their fields: the refusal, remember-me and the button. */
export function FormShell({ view, send, problems, children }: FormShellProps) {
  const intl = useIntl();
  const { failure, canSubmit, startingTrial } = view;
  const busy = view.busy && !startingTrial;
  return (
    <Form
      label={intl.formatMessage(messages.form)}
      onSubmit={() => send({ type: "login.submitted" })}
      problems={problems}
      error={failure && errorText(intl, failure)}
      busy={view.busy}
    >
      <Stack gap="x5">
        {children}
        {view.offersRemember && (
          <Checkbox
            name="remember"
            checked={view.remember}
            onChange={(remember) =>
              send({ type: "login.rememberChanged", remember })
            }
          >
            {intl.formatMessage(messages.remember)}
          </Checkbox>
        )}
        <Button
          type="submit"
          tone="accent"
          size="large"
          wide
          loading={busy}
          disabled={!busy && !canSubmit}
        >
          {intl.formatMessage(messages.submit)}
        </Button>
      </Stack>
    </Form>
  );
}
