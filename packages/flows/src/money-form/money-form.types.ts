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

/** What distinguishes one money form from another. */
export interface MoneyFormRules<
  TField extends string,
  TGiven,
  TFacts,
  TBody extends MoneyBody,
> {
  readonly fields: readonly TField[];
  /** The call requires the payment password, which is asked for beside the sum. */
  readonly needsSecret: boolean;
  /** The slot in which only one intent may be open at a time. */
  readonly slot: (given: TGiven) => string;
  /** Initial values of the form. */
  readonly suggested: (
    given: TGiven,
    facts: TFacts,
  ) => Partial<FormValues<TField>>;
  /** The form cannot be used now; the screen says why. */
  readonly isClosed: (facts: TFacts) => boolean;
  /** Called with trimmed values. */
  readonly problems: (
    values: FormValues<TField>,
    facts: TFacts,
    given: TGiven,
  ) => FieldProblems<TField>;
  /** What is sent for values without problems. */
  readonly body: (
    values: FormValues<TField>,
    given: TGiven,
    facts: TFacts | undefined,
  ) => TBody;
  /** Reads a body from the journal. */
  readonly readBody: (stored: MoneyBody) => TBody | undefined;
}

export interface MoneyFormInput<TGiven> {
  /** The subject of the form, which is not typed. */
  readonly given: TGiven;
  /** The device's clock, epoch ms; dates the journal's entries. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newKey: () => string;
  /** What the same member had typed when they had to leave the form; overrides `suggested`. */
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
  /** Exactly what was reviewed is sent, and nothing else. */
  readonly body: TBody | undefined;
  readonly failure: Failure | undefined;
  /** Another tab was faster: nothing was sent here. */
  readonly elsewhere: boolean;
  /** The latest revision of the journal that this form has seen. */
  readonly seen: number;
  readonly step: MoneyStepView<TBody> | undefined;
  readonly done: MoneyFormOutput<TBody, TOk> | undefined;
}

export interface MoneyFormOutput<TBody extends MoneyBody, TOk> {
  readonly ok: TOk;
  /** What was done. */
  readonly body: TBody;
  /** True: it was begun on an earlier visit, and may differ from what was typed now. */
  readonly earlier: boolean;
}

export type MoneyFormEvent<TField extends string> =
  | { type: "moneyForm.changed"; field: TField; value: string }
  /** A field was left: its problem may be shown. */
  | { type: "moneyForm.left"; field: TField }
  /** To the sum. */
  | { type: "moneyForm.submitted" }
  /** Back from the sum. */
  | { type: "moneyForm.corrected" }
  | { type: "moneyForm.secretChanged"; value: string }
  /** The button that names the amount. */
  | { type: "moneyForm.confirmed" }
  /** Asks for the outcome; with the password only if it is needed again. */
  | { type: "moneyForm.askedAgain"; secret?: string }
  /** The member has checked the records and dismisses it. */
  | { type: "moneyForm.setAside" }
  /** Reads the facts again: after a failure, or because they have changed. */
  | { type: "moneyForm.retried" };

export type FactsOutput<TFacts> = Result<TFacts>;
export type StepOutput<TBody extends MoneyBody, TOk> = MoneyStepOutput<
  TBody,
  TOk
>;
