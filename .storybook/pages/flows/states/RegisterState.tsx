import { registerView } from "@foyer/flows/register";
import type { RegisterType } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Form, type FormProblem } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { validationWords } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { FormattedMessage, useIntl } from "react-intl";
import { RegisterFieldView } from "../../../../packages/app/src/features/register/RegisterFieldView.tsx";
import {
  fieldLabels,
  problemText,
} from "../../../../packages/app/src/features/register/registerWords.ts";
import { TermsField } from "../../../../packages/app/src/features/register/TermsField.tsx";
import { WarningNotice } from "../../../../packages/app/src/shared/parts/WarningNotice.tsx";
import { errorText } from "../../../../packages/app/src/shared/words/errors.ts";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import { registerForm, type registerStates } from "./register.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

const ways: Readonly<Record<RegisterType, string>> = {
  username: "Username",
  mobile: "Mobile number",
};

interface RegisterStateProps {
  readonly actor: ActorOf<typeof registerStates>;
}

/** The registration popup: the app's own fields, in the form of the library. */
export function RegisterState({ actor }: RegisterStateProps) {
  const intl = useIntl();
  const view = useFlow(actor, registerView);
  const { send } = actor;
  const { shown, fields, smsCode, busy, failure } = view;
  const problems = shown.flatMap(({ field }): FormProblem[] => {
    const problem = fields[field];
    if (!problem) return [];
    const words = problemText(intl, field, problem, { codeSent: smsCode.sent });
    const label = intl.formatMessage(fieldLabels[field]);
    return [{ name: field, message: `${label}: ${words}` }];
  });
  if (view.termsMissing)
    problems.push({
      name: "terms",
      message: intl.formatMessage(validationWords.terms),
    });
  const form = (
    <Form
      label="Create an account"
      onSubmit={() => send({ type: "register.submitted" })}
      problems={problems}
      error={failure && errorText(intl, failure)}
      busy={busy}
    >
      <Stack gap="x5">
        {shown.map((field, place) => (
          <RegisterFieldView
            key={field.field}
            field={field}
            view={view}
            form={registerForm}
            send={send}
            first={place === 0}
          />
        ))}
        <TermsField
          terms={registerForm.terms}
          age={registerForm.rules.age}
          agreed={view.agreed}
          onChange={(agreed) => send({ type: "register.agreed", agreed })}
          missing={view.termsMissing}
        />
        <Button
          type="submit"
          tone="accent"
          size="large"
          wide
          loading={busy}
          disabled={!busy && !view.canSubmit}
        >
          Create the account
        </Button>
      </Stack>
    </Form>
  );
  return (
    <StoryServices>
      <Modal
        open
        onClose={nothing}
        title={<FormattedMessage id="register.title" />}
      >
        <Tabs
          label="Register with"
          variant="segment"
          items={view.types.map((type) => ({
            key: type,
            label: ways[type],
            content: form,
            disabled: busy && type !== view.type,
          }))}
          selected={view.type}
          onSelect={(key) => {
            const registerType = view.types.find((one) => one === key);
            if (registerType)
              send({ type: "register.typeChosen", registerType });
          }}
        />
        {view.invitationRefused && (
          <WarningNotice
            title={intl.formatMessage({ id: "register.invitation.title" })}
            text={intl.formatMessage(validationWords.invitation)}
            onRead={() => send({ type: "register.refusalRead" })}
          />
        )}
      </Modal>
    </StoryServices>
  );
}
