import type { Failure, Result } from "../shared/result.ts";
import type { MoneyBody } from "./money-step.body.ts";
import type { JournalEntry, JournalSlot } from "./money-step.journal.ts";

/** Why a money call failed, with what distinguishes a rejection from a lost answer. */
export interface MoneyFailure extends Failure {
  /**
   * HTTP status; 0 or absent: no answer came. A rejection in the platform's own words counts as one only with 4xx.
   */
  readonly status?: number | undefined;
  /** True: certainly nothing left the device. */
  readonly unsent?: boolean | undefined;
}

/** One attempt; the key is the same however often it is sent. */
export interface MoneySending<TBody extends MoneyBody = MoneyBody> {
  /** The `Idempotency-Key`. */
  readonly key: string;
  readonly body: TBody;
  /** The payment password, if the call requires one. */
  readonly secret: string | undefined;
}

export type SendOutput<TOk> = Result<TOk, MoneyFailure>;
export type JournalOutput = Result<JournalSlot>;

/** What the member has confirmed. */
export interface MoneyIntent<TBody extends MoneyBody> {
  readonly body: TBody;
  readonly secret: string | undefined;
  /** The journal's revision when the form was opened; a later one means that another tab was faster. */
  readonly seen: number;
}

export interface MoneyStepInput<TBody extends MoneyBody> {
  /** The slot in which only one intent may be open at a time, such as "withdraw" or "receipt:P-1001". */
  readonly slot: string;
  /** Absent: only looks for an earlier intent whose outcome is unknown. */
  readonly intent: MoneyIntent<TBody> | undefined;
  /** The device's clock, epoch ms; dates the journal's entries. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newKey: () => string;
}

/** Whether something may already have happened without an answer: through an attempt of this step, or before it. */
export type Doubt = "none" | "own" | "earlier";

export interface MoneyStepContext<
  TBody extends MoneyBody,
  TOk,
> extends MoneyStepInput<TBody> {
  /** Made once, before anything is sent, and used only if the journal takes it. */
  readonly key: string;
  /** Identifies this step among the tabs that may hold the same intent. */
  readonly holder: string;
  /** The intent being sent, as recorded in the journal. */
  readonly entry: JournalEntry | undefined;
  readonly body: TBody | undefined;
  readonly secret: string | undefined;
  readonly needsSecret: boolean;
  readonly doubt: Doubt;
  /** Attempts without an answer since the member last acted. */
  readonly tries: number;
  readonly failure: MoneyFailure | undefined;
  /** The member asked again without the required password. */
  readonly secretMissing: boolean;
  readonly ok: TOk | undefined;
  /** The journal's revision when it was last read. */
  readonly seen: number;
  readonly outcome: MoneyOutcome;
}

export type MoneyOutcome = MoneyStepOutput<MoneyBody, unknown>["outcome"];

export type MoneyStepEvent =
  /** Asks for the outcome; sent by the member, or when the connection is back. */
  | { type: "moneyStep.askedAgain"; secret?: string }
  /** The member has checked the records and dismisses it. */
  | { type: "moneyStep.setAside" };

export type MoneyStepOutput<TBody extends MoneyBody, TOk> = {
  /** The journal's revision now, as the value that a form staying open has seen. */
  readonly seen: number;
} & (
  | {
      /** No earlier intent is open. */
      readonly outcome: "free";
    }
  | {
      readonly outcome: "done";
      readonly ok: TOk;
      /** What was done: for an earlier intent it may differ from what was confirmed now. */
      readonly body: TBody;
      /** True: it was begun before this step. */
      readonly earlier: boolean;
    }
  | {
      /** Certainly nothing happened. */
      readonly outcome: "refused";
      readonly failure: Failure;
    }
  | {
      /** Another tab was faster; nothing more was sent here. To go on, the member confirms again. */
      readonly outcome: "elsewhere";
    }
  | {
      /** The member dismissed it without knowing the outcome. */
      readonly outcome: "setAside";
    }
);
