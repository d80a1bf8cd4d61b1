import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { LoginEvent, LoginView } from "@foyer/flows/login";
import { Button } from "@foyer/ui/button";
import { Checkbox } from "@foyer/ui/checkbox";
import { Form, type FormProblem } from "@foyer/ui/form";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";

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
  const t = useTranslations();
  const { failure, canSubmit, startingTrial } = view;
  const busy = view.busy && !startingTrial;
  return (
    <Form
      label={t("login.form")}
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
            {t("login.remember")}
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
          {t("login.submit")}
        </Button>
      </Stack>
    </Form>
  );
}
