import type {
  Contract,
  ContractAction,
  ContractPeriod,
  ContractType,
} from "@foyer/platform/calls";
import type { Failure, Result } from "../shared/result.ts";

/** An agent's offer to a downline (CON-03); amounts are plain decimals. */
export interface ContractOffer {
  readonly downline: string;
  readonly type: ContractType;
  readonly rate: string;
  readonly activeMembers: number;
  readonly periodValidBet: string;
  readonly periodProfitLoss: string;
  readonly betAmount: string;
  readonly periodKind: ContractPeriod;
}

/** One decision about one contract. */
export type ContractIntent =
  | { readonly kind: "offer"; readonly offer: ContractOffer }
  | {
      readonly kind: "act";
      readonly contract: Contract;
      readonly action: ContractAction;
    }
  /** The agreement or rejection of the agent above both sides (CON-07). */
  | {
      readonly kind: "answerAbove";
      readonly contract: Contract;
      readonly accept: boolean;
    };

export type OfferField =
  | "downline"
  | "rate"
  | "activeMembers"
  | "periodValidBet"
  | "periodProfitLoss"
  | "betAmount"
  | "periodKind";
/** As typed. */
export type OfferValues = Readonly<Record<OfferField, string>>;

/** Why a field was not accepted; the message is chosen by the screen. */
export type OfferProblem = "required" | "number" | "range" | "step" | "choice";

/** The platform's limits for contracts of one type (W-74). */
export interface OfferLimits {
  readonly rateMin: string;
  readonly rateMax: string;
  readonly rateStep: string;
  readonly periodKinds: readonly ContractPeriod[];
}

export interface ContractRequestInput {
  /** A new UUID: the key of one confirmed intent. */
  readonly newKey: () => string;
}

export interface ContractRequestContext extends ContractRequestInput {
  readonly type: ContractType | undefined;
  readonly values: OfferValues;
  readonly fields: Readonly<Partial<Record<OfferField, OfferProblem>>>;
  readonly limits: OfferLimits | undefined;
  /** The decision as it was when confirmed, regardless of later typing. */
  readonly intent: ContractIntent | undefined;
  /** Kept through every retry of the intent, so that it takes effect once. */
  readonly key: string;
  /** Contracts further down that a lower rate would end (CON-08). */
  readonly ending: readonly Contract[];
  /** The agent has read their names and agreed. */
  readonly confirmLower: boolean;
  readonly failure: Failure | undefined;
  readonly result: Contract | undefined;
}

export type ContractRequestEvent =
  /** Accept, reject, terminate or cancel was pressed. */
  | {
      type: "contractRequest.actionChosen";
      contract: Contract;
      action: ContractAction;
    }
  /** The upline agent answers. */
  | {
      type: "contractRequest.aboveAnswered";
      contract: Contract;
      accept: boolean;
    }
  /** An agent begins an offer; `downline` if already known. */
  | {
      type: "contractRequest.offerStarted";
      contractType: ContractType;
      downline: string;
    }
  | {
      type: "contractRequest.fieldChanged";
      field: OfferField;
      value: string;
    }
  | { type: "contractRequest.submitted" }
  /** Yes to the current question. */
  | { type: "contractRequest.confirmed" }
  /** No, or back. */
  | { type: "contractRequest.abandoned" }
  | { type: "contractRequest.retried" }
  /** The success message was read. */
  | { type: "contractRequest.resultRead" };

export type ContractRequestEmitted =
  /** Lists of contracts are stale: they are read again. */
  { type: "contractRequest.listChanged" };

/** A rejection; one that requires confirmation of the lower rate names the contracts that would end. */
export interface ContractFailure extends Failure {
  readonly ending?: readonly Contract[] | undefined;
}

export interface SendInput {
  readonly intent: ContractIntent;
  readonly idempotencyKey: string;
  readonly confirmLower: boolean;
}
export type SendOutput = Result<Contract, ContractFailure>;
export type LimitsOutput = Result<OfferLimits>;
/** All contracts of the type, every page of them. */
export type FindOutput = Result<readonly Contract[]>;
