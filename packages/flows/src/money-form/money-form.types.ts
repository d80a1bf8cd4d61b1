import type {
  MoneyBody,
  MoneyStepOutput,
  MoneyStepView,
} from "../money-step/money-step.ts";
import type { FieldProblem } from "../shared/amounts.ts";
import type { Failure, Result } from "../shared/result.ts";

export type FieldProblems<TField extends string> = Partial<
  Record<TField, FieldProblem>
>;
export type FormValues<TField extends string> = Readonly<
  Record<TField, string>
>;

/** What tells one money form from another. */
export interface MoneyFormRules<
  TField extends string,
  TGiven,
  TFacts,
  TBody extends MoneyBody,
> {
  readonly fields: readonly TField[];
  /** The call wants the payment password, which is asked for beside the sum. */
  readonly needsSecret: boolean;
  /** What only one intent may be open for at a time. */
  readonly slot: (given: TGiven) => string;
  /** What stands in the form before anything is typed. */
  readonly suggested: (
    given: TGiven,
    facts: TFacts,
  ) => Partial<FormValues<TField>>;
  /** Nothing can be asked for now; the screen says why. */
  readonly isClosed: (facts: TFacts) => boolean;
  /** Values are trimmed. */
  readonly problems: (
    values: FormValues<TField>,
    facts: TFacts,
    given: TGiven,
  ) => FieldProblems<TField>;
  /** What is sent for values without problems. */
  readonly body: (values: FormValues<TField>, given: TGiven) => TBody;
  /** Reads a body that the journal has kept. */
  readonly readBody: (stored: MoneyBody) => TBody | undefined;
}

export interface MoneyFormInput<TGiven> {
  /** What the form is about and is not typed. */
  readonly given: TGiven;
  /** The device's clock, epoch ms: how old an entry of the journal is. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newKey: () => string;
  /** What stood in the fields when the same person had to leave the form; comes before what is suggested. */
  readonly typed?: Readonly<Partial<Record<string, string>>> | undefined;
}

export interface MoneyFormContext<
  TField extends string,
  TGiven,
  TFacts,
  TBody extends MoneyBody,
  TOk,
> extends MoneyFormInput<TGiven> {
  readonly values: FormValues<TField>;
  readonly problems: FieldProblems<TField>;
  readonly secret: string;
  readonly secretMissing: boolean;
  readonly facts: TFacts | undefined;
  /** What was reviewed, and nothing else, is what is sent. */
  readonly body: TBody | undefined;
  readonly failure: Failure | undefined;
  /** Another tab was faster: nothing was sent here. */
  readonly elsewhere: boolean;
  /** The journal's revision that this form has seen. */
  readonly seen: number;
  readonly step: MoneyStepView<TBody> | undefined;
  readonly done: MoneyFormOutput<TBody, TOk> | undefined;
}

export interface MoneyFormOutput<TBody extends MoneyBody, TOk> {
  readonly ok: TOk;
  /** What was done. */
  readonly body: TBody;
  /** True: it was begun at an earlier visit, and may not be what was typed now. */
  readonly earlier: boolean;
}

export type MoneyFormEvent<TField extends string> =
  | { type: "moneyForm.changed"; field: TField; value: string }
  /** A field was left: what is wrong with it may be said. */
  | { type: "moneyForm.left"; field: TField }
  /** To the sum. */
  | { type: "moneyForm.submitted" }
  /** Back from the sum. */
  | { type: "moneyForm.corrected" }
  | { type: "moneyForm.secretChanged"; value: string }
  /** The button that names the amount. */
  | { type: "moneyForm.confirmed" }
  /** What became of it? The password only where it is wanted once more. */
  | { type: "moneyForm.askedAgain"; secret?: string }
  /** The person has looked at the records and lets it rest. */
  | { type: "moneyForm.setAside" }
  | { type: "moneyForm.retried" };

export type FactsOutput<TFacts> = Result<TFacts>;
export type StepOutput<TBody extends MoneyBody, TOk> = MoneyStepOutput<
  TBody,
  TOk
>;
