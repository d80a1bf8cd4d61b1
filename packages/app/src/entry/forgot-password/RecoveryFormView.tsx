import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  ForgotEvent,
  ForgotPasswordView,
} from "@foyer/flows/forgot-password";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { validationWords } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { Text } from "@foyer/ui/text";
import { errorText } from "../../kit/words/errors.ts";
import {
  RecoveryFields,
  recoveryFields,
  recoveryLabels,
  recoveryProblem,
} from "./RecoveryFields.tsx";
import type { RecoveryForm } from "./recoveryForm.ts";

const ways = {
  email: {
    tab: "forgotPassword.way.email",
    help: "forgotPassword.emailHelp",
    submit: "forgotPassword.emailSubmit",
  },
  phone: {
    tab: "forgotPassword.way.phone",
    help: "forgotPassword.phoneHelp",
    submit: "forgotPassword.phoneSubmit",
  },
} as const;

interface RecoveryFormViewProps {
  readonly form: RecoveryForm;
  readonly view: ForgotPasswordView;
  readonly send: (event: ForgotEvent) => void;
}

/** Tabs, fields and button of the recovery. */
export function RecoveryFormView({ form, view, send }: RecoveryFormViewProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { fields, smsCode, busy, route } = view;
  const problems = recoveryFields.flatMap((field) => {
    const problem = fields[field];
    if (!problem) return [];
    const message = t(validationWords.inField, {
      field: t(recoveryLabels[field]),
      problem: recoveryProblem(intl, field, problem, {
        codeSent: smsCode.sent,
      }),
    });
    return [{ name: field, message }];
  });

  const content = (
    <Form
      label={t("forgotPassword.form")}
      onSubmit={() => send({ type: "forgotPassword.submitted" })}
      problems={problems}
      error={view.failure && errorText(intl, view.failure)}
      busy={busy}
    >
      <Stack gap="x5">
        <Text size="small" tone="quiet" measure>
          {t(ways[route].help)}
        </Text>
        <RecoveryFields view={view} form={form} send={send} />
        <Button
          type="submit"
          tone="accent"
          size="large"
          wide
          loading={busy}
          disabled={!busy && !view.canSubmit}
        >
          {t(ways[route].submit)}
        </Button>
      </Stack>
    </Form>
  );
  if (view.routes.length < 2) return content;
  return (
    <Tabs
      label={t("forgotPassword.ways")}
      variant="segment"
      items={view.routes.map((one) => ({
        key: one,
        label: t(ways[one].tab),
        content,
        disabled: busy && one !== route,
      }))}
      selected={route}
      onSelect={(key) => {
        const chosen = view.routes.find((one) => one === key);
        if (chosen) send({ type: "forgotPassword.routeChosen", route: chosen });
      }}
    />
  );
}
