import type { Failure, Result } from "../shared/result.ts";
import type { MoneyBody } from "./money-step.body.ts";
import type { JournalEntry, JournalSlot } from "./money-step.journal.ts";

/** Why a money call failed, with what tells a refusal from a silence. */
export interface MoneyFailure extends Failure {
  /** HTTP status; 0 or absent: no answer came. A refusal in words of the platform counts as one with 4xx only. */
  readonly status?: number | undefined;
  /** True: it is certain that nothing left the device. */
  readonly unsent?: boolean | undefined;
}

/** One sending; the key is the same however often it is sent. */
export interface MoneySending<TBody extends MoneyBody = MoneyBody> {
  /** The `Idempotency-Key`. */
  readonly key: string;
  readonly body: TBody;
  /** The payment password, where the call wants one. */
  readonly secret: string | undefined;
}

export type SendOutput<TOk> = Result<TOk, MoneyFailure>;
export type JournalOutput = Result<JournalSlot>;

/** What the person has confirmed. */
export interface MoneyIntent<TBody extends MoneyBody> {
  readonly body: TBody;
  readonly secret: string | undefined;
  /** The journal's revision when the form was opened; a later one means that another tab was faster. */
  readonly seen: number;
}

export interface MoneyStepInput<TBody extends MoneyBody> {
  /** What only one intent may be open for at a time, as "withdraw" or "receipt:P-1001". */
  readonly slot: string;
  /** Absent: only looks for an intent of earlier whose outcome is not known. */
  readonly intent: MoneyIntent<TBody> | undefined;
  /** The device's clock, epoch ms: how old an entry of the journal is. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newKey: () => string;
}

/** Whether something may have happened already that nobody told us of: by a sending of this step, or before it. */
export type Doubt = "none" | "own" | "earlier";

export interface MoneyStepContext<
  TBody extends MoneyBody,
  TOk,
> extends MoneyStepInput<TBody> {
  /** Made once, before anything is sent, and used only if the journal takes it. */
  readonly key: string;
  /** This step among the tabs that may hold the same intent. */
  readonly holder: string;
  /** The intent that is sent, as the journal has it. */
  readonly entry: JournalEntry | undefined;
  readonly body: TBody | undefined;
  readonly secret: string | undefined;
  readonly needsSecret: boolean;
  readonly doubt: Doubt;
  /** Sendings without an answer since the person last did something. */
  readonly tries: number;
  readonly failure: MoneyFailure | undefined;
  /** The person asked again without the password that is needed. */
  readonly secretMissing: boolean;
  readonly ok: TOk | undefined;
  /** The journal's revision as it was last read. */
  readonly seen: number;
  readonly outcome: MoneyOutcome;
}

export type MoneyOutcome = MoneyStepOutput<MoneyBody, unknown>["outcome"];

export type MoneyStepEvent =
  /** The person, or a connection that came back, asks what became of it. */
  | { type: "moneyStep.askedAgain"; secret?: string }
  /** The person has looked at the records and lets it rest. */
  | { type: "moneyStep.setAside" };

export type MoneyStepOutput<TBody extends MoneyBody, TOk> = {
  /** The journal's revision now: what a form that stays open has seen. */
  readonly seen: number;
} & (
  | {
      /** Nothing of earlier is open. */
      readonly outcome: "free";
    }
  | {
      readonly outcome: "done";
      readonly ok: TOk;
      /** What was done: of an intent of earlier it may differ from what was confirmed now. */
      readonly body: TBody;
      /** True: it was begun before this step. */
      readonly earlier: boolean;
    }
  | {
      /** Certain: nothing happened. */
      readonly outcome: "refused";
      readonly failure: Failure;
    }
  | {
      /** Another tab was faster; nothing more was sent here. To go on, the person confirms anew. */
      readonly outcome: "elsewhere";
    }
  | {
      /** The person let it rest without knowing what became of it. */
      readonly outcome: "setAside";
    }
);
