import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import type {
  ConvertFacts,
  ConvertField,
  ConvertView,
} from "@foyer/flows/points";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { errorText } from "../../kit/words/errors.ts";
import { ConvertSum } from "./ConvertSum.tsx";

import { problemText } from "./problemText.ts";

/* Only whole points become money. */
const wholeOf = (points: string) => points.split(".")[0] ?? points;

interface ConvertFieldsProps {
  readonly view: ConvertView;
  readonly facts: ConvertFacts;
  readonly send: (event: MoneyFormEvent<ConvertField>) => void;
}

/** How many points, and what they are in money while one types. */
export function ConvertFields({ view, facts, send }: ConvertFieldsProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { values, problems, failure, worth } = view;
  const error = problemText(intl, problems.points);
  const most = wholeOf(facts.currentPoints);
  const change = (value: string) =>
    send({ type: "moneyForm.changed", field: "points", value });
  return (
    <Form
      label={t("points.convert.label")}
      error={failure && errorText(intl, failure)}
      problems={error === undefined ? [] : [{ name: "points", message: error }]}
      onSubmit={() => send({ type: "moneyForm.submitted" })}
    >
      <AmountField
        label={t("points.convert.points")}
        name="points"
        required
        size="large"
        fractionDigits={0}
        min="1"
        max={most}
        value={values.points}
        error={error}
        onChange={change}
        onBlur={() => send({ type: "moneyForm.left", field: "points" })}
        onAll={() => change(most)}
      />
      <ConvertSum facts={facts} worth={worth} />
      <Button type="submit" tone="accent" wide>
        {t("points.form.review")}
      </Button>
    </Form>
  );
}
