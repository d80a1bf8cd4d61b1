import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  MoneyFormEvent,
  MoneyFormOutput,
  MoneyFormView,
  FieldProblem,
} from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { Button } from "@foyer/ui/button";
import { ErrorState } from "@foyer/ui/error-state";
import { Form } from "@foyer/ui/form";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";
import { OrderDoubt } from "./OrderDoubt.tsx";
import { OrderReview, type Review } from "./OrderReview.tsx";
import { moneyWords, type OrderWords } from "./orderWords.ts";
import { StepGroup } from "./StepGroup.tsx";

interface OrderProps<
  TField extends string,
  TFacts,
  TBody extends MoneyBody,
  TOk,
> {
  readonly view: MoneyFormView<TField, TFacts, TBody>;
  readonly output: MoneyFormOutput<TBody, TOk> | undefined;
  readonly send: (event: MoneyFormEvent<TField>) => void;
  /** Name of the whole, for who cannot see where it begins, and of its form. */
  readonly label: string;
  /** @default those of money */
  readonly words?: OrderWords;
  /** Fields of the form, in the order in which their problems are told; without any the slot is a prompt of its own. */
  readonly names?: readonly TField[];
  /** How many fields stand there until the figures are read. @default 3 */
  readonly pending?: number;
  readonly say: Say<TField>;
  /** Stands above the form, until there is a sum. */
  readonly above?: ReactNode;
  /** Level of the heading that says what could not be read. @default 3 */
  readonly level?: 2 | 3;
  /** Why nothing can be asked for now. */
  readonly closed: () => ReactNode;
  readonly form: (facts: TFacts, fields: MoneyFields<TField>) => ReactNode;
  /** The sum, and the button that names it. */
  readonly review: (body: TBody) => Review;
  /** What is in doubt, in words; undefined: it cannot be read any more. */
  readonly what?: (body: TBody | undefined) => string;
  /** What is in doubt, shown to be checked. */
  readonly sent?: (body: TBody) => ReactNode;
  readonly done: (output: MoneyFormOutput<TBody, TOk>) => ReactNode;
}

/**
 * An order of money or points, step by step as its flow says: form, sum, doubt, done. Each step that follows another
 * takes focus. What tells one order from another are its slots.
 *
 * @example <Order {...order} label={label} names={["amount"]} say={say} closed={…} form={…} review={…} what={…} done={…} />
 */
export function Order<
  TField extends string,
  TFacts,
  TBody extends MoneyBody,
  TOk,
>(props: OrderProps<TField, TFacts, TBody, TOk>) {
  const { view, output, send, label, words = moneyWords, above } = props;
  const { step, body } = view;
  const shown = stepOf(view);
  const sent = step?.body ?? body;
  return (
    <StepGroup label={label} step={shown} isNews={shown === "done"}>
      {shown === "doubt" && step?.doubt && (
        <OrderDoubt
          step={{ ...step, doubt: step.doubt }}
          send={send}
          words={words}
          what={props.what?.(sent) ?? ""}
          sent={sent && props.sent?.(sent)}
        />
      )}
      {shown === "review" && body && (
        <OrderReview
          {...props.review(body)}
          view={view}
          send={send}
          words={words}
        />
      )}
      {shown === "done" && output && props.done(output)}
      {shown === "form" &&
        (above === undefined ? (
          <Calm {...props} />
        ) : (
          <Stack gap="x6">
            {above}
            <Calm {...props} />
          </Stack>
        ))}
    </StepGroup>
  );
}

/** What stands there until there is a sum. */
function Calm<TField extends string, TFacts, TBody extends MoneyBody, TOk>(
  props: OrderProps<TField, TFacts, TBody, TOk>,
) {
  const { view, send, say, label, names, words = moneyWords } = props;
  const { level = 3, pending = 3 } = props;
  const intl = useIntl();
  const t = useTranslations();
  const fields = useMoneyFields({ view, send, say });
  const { phase, facts, failure } = view;
  if (phase === "unavailable")
    return (
      <ErrorState
        level={level}
        title={errorText(intl, failure ?? { reason: "UNKNOWN" })}
        onRetry={() => send({ type: "moneyForm.retried" })}
      />
    );
  if (phase === "closed") return props.closed();
  if (phase !== "editing" || facts === undefined)
    return <FormSkeleton fields={pending} />;
  const form = props.form(facts, fields);
  return names ? (
    <Form label={label} {...fields.form(names)}>
      {form}
      <Button type="submit" tone="accent" size="large" wide>
        {t(words.next)}
      </Button>
    </Form>
  ) : (
    form
  );
}

/**
 * An order that is sent for the first time is told by its button; only doubt is a step of its own. While it is looked
 * up whether it may be sent its sum stays: who pressed its button must not lose it.
 */
function stepOf({ phase, step }: MoneyFormView<string, unknown, MoneyBody>) {
  if ((phase === "open" || phase === "paying") && step?.doubt) return "doubt";
  if (phase === "paying" || phase === "reviewing") return "review";
  return phase === "done" ? "done" : "form";
}

/** Says what is wrong with a field; undefined where nothing is. */
type Say<TField extends string> = (
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
function useMoneyFields<TField extends string>({
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
type MoneyFields<TField extends string> = ReturnType<
  typeof useMoneyFields<TField>
>;
