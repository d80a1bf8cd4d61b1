import { useIntl } from "react-intl";
import type {
  FieldProblem,
  MoneyFormEvent,
  MoneyFormView,
} from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { errorText } from "../../kit/words/errors.ts";

/** Says what is wrong with a field; undefined where nothing is. */
export type Say<TField extends string> = (
  problem: FieldProblem | undefined,
  field: TField,
) => string | undefined;

interface Options<TField extends string> {
  readonly view: Pick<
    MoneyFormView<TField, unknown, MoneyBody>,
    "values" | "problems" | "failure"
  >;
  readonly send: (event: MoneyFormEvent<TField>) => void;
  readonly say: Say<TField>;
}

/** Ties the fields of a form about money to its flow: value, change, leaving, and what is wrong. */
export function useMoneyFields<TField extends string>({
  view,
  send,
  say,
}: Options<TField>) {
  const intl = useIntl();
  const errorOf = (name: TField) => say(view.problems[name], name);
  const change = (field: TField) => (value: string) =>
    send({ type: "moneyForm.changed", field, value });
  return {
    change,
    /** Of the form itself; its fields in the order in which their problems are told. */
    form: (names: readonly TField[]) => ({
      onSubmit: () => send({ type: "moneyForm.submitted" }),
      error: view.failure && errorText(intl, view.failure),
      problems: names.flatMap((name) => {
        const message = errorOf(name);
        return message === undefined ? [] : [{ name, message }];
      }),
    }),
    /** Of a field that is typed in. */
    field: <TName extends TField>(name: TName) => ({
      name,
      required: true,
      value: view.values[name],
      onChange: change(name),
      onBlur: () => send({ type: "moneyForm.left", field: name }),
      error: errorOf(name),
    }),
    /** Of one that is chosen. */
    choice: <TName extends TField>(name: TName) => ({
      name,
      required: true,
      value: view.values[name] === "" ? undefined : view.values[name],
      onChange: change(name),
      error: errorOf(name),
    }),
  };
}

/** What the slot of a form binds its fields with. */
export type MoneyFields<TField extends string> = ReturnType<
  typeof useMoneyFields<TField>
>;
