import { defineMessages, useIntl } from "react-intl";
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
import { errorText } from "../../shared/words/errors.ts";
import {
  RecoveryFields,
  recoveryFields,
  recoveryLabels,
  recoveryProblem,
} from "./RecoveryFields.tsx";
import type { RecoveryForm } from "./recoveryForm.ts";

const messages = defineMessages({
  ways: {
    id: "forgotPassword.ways",
    defaultMessage: "Get a new password by",
    description: "Name of the tabs of the recovery",
  },
  email: {
    id: "forgotPassword.way.email",
    defaultMessage: "E-mail",
    description: "Tab: recovery by e-mail",
  },
  phone: {
    id: "forgotPassword.way.phone",
    defaultMessage: "Phone",
    description: "Tab: recovery by phone",
  },
  form: {
    id: "forgotPassword.form",
    defaultMessage: "Get a new password",
    description: "Name of the recovery form",
  },
  emailHelp: {
    id: "forgotPassword.emailHelp",
    defaultMessage:
      "We send a message to the e-mail address of your account. Choose a new password from there.",
    description: "What happens on the way by e-mail",
  },
  phoneHelp: {
    id: "forgotPassword.phoneHelp",
    defaultMessage:
      "We send a code to the mobile number of your account. With it you choose a new password here and are signed in.",
    description: "What happens on the way by phone",
  },
  emailSubmit: {
    id: "forgotPassword.emailSubmit",
    defaultMessage: "Send the e-mail",
    description: "Button that asks for the e-mail",
  },
  phoneSubmit: {
    id: "forgotPassword.phoneSubmit",
    defaultMessage: "Set the new password",
    description: "Button that sets the new password by code",
  },
});

const ways = {
  email: {
    tab: messages.email,
    help: messages.emailHelp,
    submit: messages.emailSubmit,
  },
  phone: {
    tab: messages.phone,
    help: messages.phoneHelp,
    submit: messages.phoneSubmit,
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
  const { formatMessage } = intl;
  const { fields, smsCode, busy, route } = view;
  const problems = recoveryFields.flatMap((field) => {
    const problem = fields[field];
    if (!problem) return [];
    const message = formatMessage(validationWords.inField, {
      field: formatMessage(recoveryLabels[field]),
      problem: recoveryProblem(intl, field, problem, {
        codeSent: smsCode.sent,
      }),
    });
    return [{ name: field, message }];
  });

  const content = (
    <Form
      label={formatMessage(messages.form)}
      onSubmit={() => send({ type: "forgotPassword.submitted" })}
      problems={problems}
      error={view.failure && errorText(intl, view.failure)}
      busy={busy}
    >
      <Stack gap="x5">
        <Text size="small" tone="quiet" measure>
          {formatMessage(ways[route].help)}
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
          {formatMessage(ways[route].submit)}
        </Button>
      </Stack>
    </Form>
  );
  if (view.routes.length < 2) return content;
  return (
    <Tabs
      label={formatMessage(messages.ways)}
      variant="segment"
      items={view.routes.map((one) => ({
        key: one,
        label: formatMessage(ways[one].tab),
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
