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
  /** Accessible name of the order as a whole, and of its form. */
  readonly label: string;
  /** @default those of money */
  readonly words?: OrderWords;
  /**
   * Fields of the form, in the order in which their problems are listed; without any, the slot renders a prompt of
   * its own.
   */
  readonly names?: readonly TField[];
  /** Number of placeholder fields while the facts are loading. @default 3 */
  readonly pending?: number;
  readonly say: Say<TField>;
  /** Shown above the form and hidden from the summary on. */
  readonly above?: ReactNode;
  /** Heading level of the load error. @default 3 */
  readonly level?: 2 | 3;
  /** Why no order is possible now. */
  readonly closed: () => ReactNode;
  readonly form: (facts: TFacts, fields: MoneyFields<TField>) => ReactNode;
  /** The summary, and the button that names the act. */
  readonly review: (body: TBody) => Review;
  /** Describes the order that is in doubt; the body is undefined if it can no longer be read. */
  readonly what?: (body: TBody | undefined) => string;
  /** Shows the order that is in doubt, to be checked. */
  readonly sent?: (body: TBody) => ReactNode;
  readonly done: (output: MoneyFormOutput<TBody, TOk>) => ReactNode;
}

/**
 * An order of money or points, step by step as its flow says: form, summary, doubt, done. Each new step takes focus.
 * The slots are what distinguishes one order from another.
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

/** Content before the summary: the form, its loading state, or the reason why there is none. */
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
 * The first submission is shown by its button; only doubt is a step of its own. The summary stays while the flow
 * checks whether the order may be sent, so that the pressed button keeps focus.
 */
function stepOf({ phase, step }: MoneyFormView<string, unknown, MoneyBody>) {
  if ((phase === "open" || phase === "paying") && step?.doubt) return "doubt";
  if (phase === "paying" || phase === "reviewing") return "review";
  return phase === "done" ? "done" : "form";
}

/** Text of a field's problem; undefined if there is none. */
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

/** Connects the fields of a money form to its flow: value, change, blur and problem. */
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
    /** Props of the form itself; the fields in the order in which their problems are listed. */
    form: (names: readonly TField[]) => ({
      onSubmit: () => send({ type: "moneyForm.submitted" }),
      error: view.failure && errorText(intl, view.failure),
      problems: names.flatMap((name) => {
        const message = errorOf(name);
        return message === undefined ? [] : [{ name, message }];
      }),
    }),
    /** Props of a text field. */
    field: <TName extends TField>(name: TName) => ({
      name,
      required: true,
      value: view.values[name],
      onChange: change(name),
      onBlur: () => send({ type: "moneyForm.left", field: name }),
      error: errorOf(name),
    }),
    /** Props of a choice. */
    choice: <TName extends TField>(name: TName) => ({
      name,
      required: true,
      value: view.values[name] === "" ? undefined : view.values[name],
      onChange: change(name),
      error: errorOf(name),
    }),
  };
}

/** Helpers that a form slot binds its fields with. */
type MoneyFields<TField extends string> = ReturnType<
  typeof useMoneyFields<TField>
>;
