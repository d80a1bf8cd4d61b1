import { useIntl, type IntlShape } from "react-intl";
import type {
  DownlineField,
  DownlineProblems,
  RegisterDownlineEvent,
  RegisterDownlineView,
} from "@foyer/flows/register-downline";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import {
  PatternField,
  refusalText,
  validationWords,
} from "@foyer/ui/pattern-field";
import { RadioGroup } from "@foyer/ui/radio-group";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { translate, useTranslations } from "@foyer/ui/words";
import { errorText } from "../../kit/words/errors.ts";
import { StepGroup } from "../../money/order/StepGroup.tsx";
import { percentText } from "../contract/contractWords.ts";
import { rateHint, rateProblemText } from "../rateText.ts";
import { typeOptions, typeWords } from "./accountTypes.ts";
import { initialPassword } from "./initialPassword.ts";

const fieldNames = ["type", "username", "password", "rate"] as const;

const labels = {
  type: "agentRegister.type",
  username: "agentRegister.username",
  password: "agentRegister.password",
  rate: "agentRegister.rate",
} as const;

interface StepProps {
  readonly view: RegisterDownlineView;
  readonly send: (event: RegisterDownlineEvent) => void;
}

interface RegisterStepsProps extends StepProps {
  readonly onAgain: () => void;
}

/** Username, account type and rate; then a summary; then the password, shown only once. */
export function RegisterSteps({ view, send, onAgain }: RegisterStepsProps) {
  const t = useTranslations();
  return (
    <StepGroup label={t("agentRegister.label")} step={view.step}>
      {view.step === "form" ? (
        <AccountForm view={view} send={send} />
      ) : view.step === "review" ? (
        <Review view={view} send={send} />
      ) : (
        <Done view={view} onAgain={onAgain} />
      )}
    </StepGroup>
  );
}

/** Username, account type and rate of the new account. */
function AccountForm({ view, send }: StepProps) {
  const { options, values, rule } = view;
  const intl = useIntl();
  const t = useTranslations();
  const errors = problemTexts(intl, view);
  const change = (field: DownlineField) => (value: string) =>
    send({ type: "registerDownline.fieldChanged", field, value });
  const bind = (field: DownlineField) => ({
    name: field,
    label: t(labels[field]),
    value: values[field],
    onChange: change(field),
    onBlur: () => send({ type: "registerDownline.fieldLeft", field }),
    error: errors[field],
  });
  return (
    <Form
      label={t("agentRegister.label")}
      onSubmit={() => send({ type: "registerDownline.submitted" })}
      problems={fieldNames.flatMap((name) => {
        const error = errors[name];
        return error ? [{ name, message: `${t(labels[name])}: ${error}` }] : [];
      })}
    >
      <Text tone="quiet">{t("agentRegister.lead")}</Text>
      <RadioGroup
        {...bind("type")}
        variant="cards"
        required
        options={typeOptions(t, options.types)}
      />
      <TextField
        {...bind("username")}
        required
        autoComplete="off"
        hint={t("agentRegister.username.hint")}
      />
      <Stack gap="x2" align="start">
        <PatternField
          {...bind("password")}
          kind="password"
          meaning="password"
          rule={rule ?? {}}
          required
          // Another person's password: the browser must not save it as this agent's.
          autoComplete="new-password"
          hint={t("agentRegister.password.hint")}
        />
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          onClick={() => change("password")(initialPassword())}
        >
          {t("agentRegister.password.make")}
        </Button>
      </Stack>
      <AmountField {...bind("rate")} required hint={rateHint(intl, options)} />
      <Button type="submit" tone="accent" size="large" wide>
        {t("agentRegister.next")}
      </Button>
    </Form>
  );
}

/** Text of each field's problem. */
function problemTexts(
  intl: IntlShape,
  { fields, options }: RegisterDownlineView,
): Partial<Record<DownlineField, string>> {
  const { type, username, password, rate } = fields;
  const unsuitable = translate(intl, "agentRegister.unsuitable");
  return {
    type: type && unsuitable,
    username:
      username === "required"
        ? translate(intl, "agentRegister.required")
        : username === "taken"
          ? errorText(intl, { reason: "USERNAME_TAKEN" })
          : username && unsuitable,
    password: passwordText(intl, password),
    rate:
      rate === "tooHigh"
        ? errorText(intl, { reason: "RATE_TOO_HIGH" })
        : rate === "unsuitable"
          ? unsuitable
          : rateProblemText(intl, rate, options),
  };
}

function passwordText(intl: IntlShape, problem: DownlineProblems["password"]) {
  if (problem === undefined) return undefined;
  if (problem === "unsuitable")
    return translate(intl, "agentRegister.unsuitable");
  const { reason, params } = problem;
  return reason === "mobile" || reason === "age" || reason === "different"
    ? translate(intl, validationWords.other)
    : refusalText(intl, { reason, params }, "password");
}

/** A summary before anything is sent; the password is shown only once the account exists. */
function Review({ view, send }: StepProps) {
  const { account, busy, failure, doubtful } = view;
  const intl = useIntl();
  const t = useTranslations();
  return (
    <Form
      label={t("agentRegister.review")}
      onSubmit={() => send({ type: "registerDownline.confirmed" })}
      busy={busy}
      error={
        failure &&
        (doubtful ? t("agentRegister.doubt") : errorText(intl, failure))
      }
    >
      <DescriptionList
        items={[
          {
            key: "type",
            label: t(labels.type),
            value: t(typeWords[account.type]),
            hint: t(typeWords[`${account.type}_text`]),
          },
          {
            key: "username",
            label: t(labels.username),
            value: <bdi>{account.username}</bdi>,
          },
          {
            key: "rate",
            label: t(labels.rate),
            value: percentText(intl, account.rate),
          },
        ]}
      />
      <Inline gap="x3">
        <Button
          variant="outline"
          size="large"
          disabled={busy}
          onClick={() => send({ type: "registerDownline.withdrawn" })}
        >
          {t("agentRegister.back")}
        </Button>
        <Button type="submit" tone="accent" size="large" loading={busy}>
          {t("agentRegister.confirm")}
        </Button>
      </Inline>
    </Form>
  );
}

/** Username and password of the new account, to be handed over: the password cannot be viewed afterwards. */
function Done({ view, onAgain }: Omit<RegisterStepsProps, "send">) {
  const { username, password } = view.account;
  const t = useTranslations();
  return (
    <Stack gap="x5" align="start">
      <InlineMessage
        tone="success"
        live="polite"
        title={t("agentRegister.done", {
          account: `\u2068${username}\u2069`,
        })}
      >
        {t("agentRegister.once")}
      </InlineMessage>
      <DescriptionList
        items={[
          {
            key: "username",
            label: t(labels.username),
            value: <bdi>{username}</bdi>,
            copy: { value: username, label: t("agentRegister.copyUsername") },
          },
          {
            key: "password",
            label: t(labels.password),
            value: <bdi>{password}</bdi>,
            copy: { value: password, label: t("agentRegister.copyPassword") },
          },
        ]}
      />
      <Button onClick={onAgain}>{t("agentRegister.another")}</Button>
    </Stack>
  );
}
