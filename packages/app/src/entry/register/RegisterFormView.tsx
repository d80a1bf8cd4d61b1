import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { RegisterEvent, RegisterView } from "@foyer/flows/register";
import type { RegisterType } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Form, type FormProblem } from "@foyer/ui/form";
import { validationWords } from "@foyer/ui/pattern-field";
import { Inline, Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { Text } from "@foyer/ui/text";
import { useServices } from "../../services/services.ts";
import { WarningNotice } from "../WarningNotice.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { RegisterFieldView } from "./RegisterFieldView.tsx";
import type { RegisterForm } from "./registerForm.ts";
import { fieldLabels, problemText } from "./registerWords.ts";
import { TermsField } from "./TermsField.tsx";

const messages = {
  username: "register.way.username",
  mobile: "register.way.mobile",
} as const;

interface RegisterFormViewProps {
  readonly form: RegisterForm;
  readonly view: RegisterView;
  readonly send: (event: RegisterEvent) => void;
  /** What was typed before stands in it again. */
  readonly restored: boolean;
  /** What was typed before is not wanted. */
  readonly onCleared: () => void;
}

/** Tabs, fields, terms and the button of the registration. */
export function RegisterFormView({
  form,
  view,
  send,
  restored,
  onCleared,
}: RegisterFormViewProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { brand } = useServices();
  const { fields, smsCode, busy, shown } = view;
  const inField = (field: string, problem: string) =>
    t(validationWords.inField, { field, problem });
  const problems = shown.flatMap(({ field }): FormProblem[] => {
    const problem = fields[field];
    if (!problem) return [];
    const words = problemText(intl, field, problem, { codeSent: smsCode.sent });
    const label = t(fieldLabels[field]);
    return [{ name: field, message: inField(label, words) }];
  });
  if (view.termsMissing)
    problems.push({
      name: "terms",
      message: inField(t("register.terms.name"), t(validationWords.terms)),
    });

  const content = (
    <Form
      label={t("register.form")}
      onSubmit={() => send({ type: "register.submitted" })}
      problems={problems}
      error={view.failure && errorText(intl, view.failure)}
      busy={busy}
    >
      <Stack gap="x5">
        {shown.map((field, index) => (
          <RegisterFieldView
            key={field.field}
            field={field}
            view={view}
            form={form}
            send={send}
            first={index === 0}
          />
        ))}
        <TermsField
          terms={form.terms}
          age={brand.age.terms}
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
          {t("register.submit")}
        </Button>
      </Stack>
    </Form>
  );
  return (
    <>
      {restored && (
        <Inline justify="between">
          <Text size="small" tone="quiet">
            {t("register.restored")}
          </Text>
          <Button variant="quiet" size="small" onClick={onCleared}>
            {t("register.clear")}
          </Button>
        </Inline>
      )}
      {view.types.length < 2 ? (
        content
      ) : (
        <Tabs
          label={t("register.ways")}
          variant="segment"
          items={view.types.map((type) => ({
            key: type,
            label: t(messages[type]),
            content,
            // A try that is under way belongs to the tab it was made in.
            disabled: busy && type !== view.type,
          }))}
          selected={view.type}
          onSelect={(key) => {
            const type = view.types.find(
              (one): one is RegisterType => one === key,
            );
            if (type) send({ type: "register.typeChosen", registerType: type });
          }}
        />
      )}
      {view.invitationRefused && (
        <WarningNotice
          title={t("register.invitation.title")}
          text={t(validationWords.invitation)}
          onRead={() => send({ type: "register.refusalRead" })}
        />
      )}
    </>
  );
}
