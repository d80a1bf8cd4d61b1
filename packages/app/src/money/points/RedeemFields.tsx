import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import {
  redeemMost,
  type RedeemFacts,
  type RedeemField,
  type RedeemView,
} from "@foyer/flows/points";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { Form, type FormProblem } from "@foyer/ui/form";
import { NumberField } from "@foyer/ui/number-field";
import { PointsFigure } from "@foyer/ui/points-product-card";
import { TextArea } from "@foyer/ui/text-area";
import { TextField } from "@foyer/ui/text-field";
import { errorText } from "../../kit/words/errors.ts";

import { problemText } from "./problemText.ts";

const fields = ["quantity", "address", "mobileNum"] as const;
const longestAddress = 200;

/* Pieces, not money. */
const readPieces = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number.parseInt(text, 10) : undefined;

interface RedeemFieldsProps {
  readonly view: RedeemView;
  readonly facts: RedeemFacts;
  readonly send: (event: MoneyFormEvent<RedeemField>) => void;
}

/** How many, and where they go; never more than there are, or than the points pay for (PTS-11). */
export function RedeemFields({ view, facts, send }: RedeemFieldsProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { values, problems, failure, cost } = view;
  const most = redeemMost(facts);
  const said = (field: RedeemField) => {
    const problem = problems[field];
    return field === "quantity" &&
      problem?.reason === "tooLarge" &&
      problem.limit === undefined
      ? errorText(intl, { reason: "POINTS_SHORT" })
      : problemText(intl, problem);
  };
  const bind = (field: RedeemField) => ({
    name: field,
    required: true,
    value: values[field],
    error: said(field),
    onChange: (value: string) =>
      send({ type: "moneyForm.changed", field, value }),
    onBlur: () => send({ type: "moneyForm.left", field }),
  });
  const { onChange: changeQuantity, ...quantity } = bind("quantity");
  return (
    <Form
      label={t("points.redeem.label")}
      error={failure && errorText(intl, failure)}
      problems={fields.flatMap((name): FormProblem[] => {
        const message = said(name);
        return message === undefined ? [] : [{ name, message }];
      })}
      onSubmit={() => send({ type: "moneyForm.submitted" })}
    >
      <NumberField
        {...quantity}
        label={t("points.redeem.quantity")}
        value={readPieces(values.quantity)}
        min={1}
        max={most}
        onChange={(value) =>
          changeQuantity(value === undefined ? "" : String(value))
        }
      />
      <TextArea
        {...bind("address")}
        label={t("points.redeem.address")}
        hint={t("points.redeem.addressHint")}
        autoComplete="street-address"
        rows={3}
        maxLength={longestAddress}
      />
      <TextField
        {...bind("mobileNum")}
        label={t("points.redeem.mobile")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <DescriptionList
        items={[
          {
            key: "cost",
            label: t("points.form.costs"),
            value: <PointsFigure points={cost} />,
            total: true,
          },
        ]}
      />
      <Button type="submit" tone="accent" wide>
        {t("points.form.review")}
      </Button>
    </Form>
  );
}
