import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { DownlineOptions } from "@foyer/platform/calls";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { Form, type FormProblem } from "@foyer/ui/form";
import { PatternField, type PatternFieldProps } from "@foyer/ui/pattern-field";
import { RadioGroup } from "@foyer/ui/radio-group";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import type { BoundField } from "../../kit/form/useFields.ts";
import { rateHint } from "../rateText.ts";
import { initialPassword } from "./initialPassword.ts";
import { registerWords } from "./registerWords.ts";

interface RegisterFormProps {
  readonly options: DownlineOptions;
  /** What the password has to be like. */
  readonly passwordRule: PatternFieldProps["rule"];
  readonly fields: {
    readonly problems: readonly FormProblem[];
    readonly bind: (
      field: "type" | "username" | "password" | "rate",
    ) => BoundField;
  };
  readonly onNext: () => void;
}

/** Who is added, as what, and at which rate. */
export function RegisterForm(props: RegisterFormProps) {
  const { options, passwordRule, fields, onNext } = props;
  const intl = useIntl();
  const t = useTranslations();
  const password = fields.bind("password");
  return (
    <Form
      label={t("agentRegister.label")}
      onSubmit={onNext}
      problems={fields.problems}
    >
      <Text tone="quiet">{t("agentRegister.lead")}</Text>
      <RadioGroup
        {...fields.bind("type")}
        variant="cards"
        required
        options={options.types.map((type) => ({
          value: type,
          label: t(registerWords[type]),
          description: t(registerWords[`${type}_text`]),
        }))}
      />
      <TextField
        {...fields.bind("username")}
        required
        autoComplete="off"
        hint={t("agentRegister.username.hint")}
      />
      <Stack gap="x2" align="start">
        <PatternField
          {...password}
          kind="password"
          meaning="password"
          rule={passwordRule}
          required
          // It is somebody else's: the browser must not keep it as this agent's.
          autoComplete="new-password"
          hint={t("agentRegister.password.hint")}
        />
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          onClick={() => password.onChange(initialPassword())}
        >
          {t("agentRegister.password.make")}
        </Button>
      </Stack>
      <AmountField
        {...fields.bind("rate")}
        required
        hint={rateHint(intl, options)}
      />
      <Button type="submit" tone="accent" size="large" wide>
        {t("agentRegister.next")}
      </Button>
    </Form>
  );
}
