import {
  forgotPasswordView,
  type ForgotRoute,
} from "@foyer/flows/forgot-password";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { FormattedMessage, useIntl } from "react-intl";
import {
  RecoveryFields,
  recoveryFields,
  recoveryLabels,
  recoveryProblem,
} from "../../../../packages/app/src/features/forgot-password/RecoveryFields.tsx";
import { errorText } from "../../../../packages/app/src/shared/words/errors.ts";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import { recoveryForm, type forgotPasswordStates } from "./forgotPassword.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

const ways: Readonly<
  Record<ForgotRoute, { readonly tab: string; readonly submit: string }>
> = {
  email: { tab: "E-mail", submit: "Send the e-mail" },
  phone: { tab: "Phone", submit: "Set the new password" },
};

interface ForgotPasswordStateProps {
  readonly actor: ActorOf<typeof forgotPasswordStates>;
}

/** The recovery popup: the app's own fields, in the form of the library. */
export function ForgotPasswordState({ actor }: ForgotPasswordStateProps) {
  const intl = useIntl();
  const view = useFlow(actor, forgotPasswordView);
  const { send } = actor;
  const { fields, smsCode, busy, failure, route } = view;
  const problems = recoveryFields.flatMap((field) => {
    const problem = fields[field];
    if (!problem) return [];
    const words = recoveryProblem(intl, field, problem, {
      codeSent: smsCode.sent,
    });
    const label = intl.formatMessage(recoveryLabels[field]);
    return [{ name: field, message: `${label}: ${words}` }];
  });
  const form = (
    <Form
      label="Get a new password"
      onSubmit={() => send({ type: "forgotPassword.submitted" })}
      problems={problems}
      error={failure && errorText(intl, failure)}
      busy={busy}
    >
      <Stack gap="x5">
        <RecoveryFields view={view} form={recoveryForm} send={send} />
        <Button
          type="submit"
          tone="accent"
          size="large"
          wide
          loading={busy}
          disabled={!busy && !view.canSubmit}
        >
          {ways[route].submit}
        </Button>
      </Stack>
    </Form>
  );
  return (
    <StoryServices>
      <Modal
        open
        onClose={nothing}
        title={<FormattedMessage id="forgotPassword.title" />}
        size="small"
      >
        <Tabs
          label="Get a new password by"
          variant="segment"
          items={view.routes.map((one) => ({
            key: one,
            label: ways[one].tab,
            content: form,
            disabled: busy && one !== route,
          }))}
          selected={route}
          onSelect={(key) => {
            const chosen = view.routes.find((one) => one === key);
            if (chosen)
              send({ type: "forgotPassword.routeChosen", route: chosen });
          }}
        />
      </Modal>
    </StoryServices>
  );
}
