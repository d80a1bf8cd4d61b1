import { useIntl } from "react-intl";
import type { FieldProblem, MoneyFormEvent } from "@foyer/flows/money-form";
import { errorText } from "../../kit/words/errors.ts";

interface Shown<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly problems: Partial<Record<Field, FieldProblem>>;
  readonly failure: Parameters<typeof errorText>[1] | undefined;
}

type Say<Field extends string> = (
  problem: FieldProblem | undefined,
  field: Field,
) => string | undefined;

interface Options<Field extends string> {
  readonly view: Shown<Field>;
  readonly send: (event: MoneyFormEvent<Field>) => void;
  /** What is wrong with a field, in words; undefined where nothing is. */
  readonly say: Say<Field>;
}

/**
 * What ties the fields of a form about money to its flow: value, change, leaving, and what is wrong.
 *
 * @example
 * const { form, field } = useMoneyFields({ view, send, say: (problem) => problemText(intl, problem, symbol) });
 * <Form label={…} {...form(["amount"])}><AmountField {...field("amount")} label={…} symbol={symbol} /></Form>
 */
export function useMoneyFields<Field extends string>({
  view,
  send,
  say,
}: Options<Field>) {
  const intl = useIntl();
  const errorOf = (name: Field) => say(view.problems[name], name);
  const change = (field: Field) => (value: string) =>
    send({ type: "moneyForm.changed", field, value });
  return {
    change,
    /** Of the form itself; its fields in the order in which their problems are told. */
    form: (names: readonly Field[]) => ({
      onSubmit: () => send({ type: "moneyForm.submitted" }),
      error: view.failure && errorText(intl, view.failure),
      problems: names.flatMap((name) => {
        const message = errorOf(name);
        return message === undefined ? [] : [{ name, message }];
      }),
    }),
    /** Of a field that is typed in. */
    field: <Name extends Field>(name: Name) => ({
      name,
      required: true,
      value: view.values[name],
      onChange: change(name),
      onBlur: () => send({ type: "moneyForm.left", field: name }),
      error: errorOf(name),
    }),
    /** Of one that is chosen. */
    choice: <Name extends Field>(name: Name) => ({
      name,
      required: true,
      value: view.values[name] === "" ? undefined : view.values[name],
      onChange: change(name),
      error: errorOf(name),
    }),
  };
}
