import type { ContractType } from "@foyer/platform/calls";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  FindOutput,
  LimitsOutput,
  SendInput,
  SendOutput,
} from "./contract-request.types.ts";

/** What deciding about contracts needs from its surroundings. */
export const contractRequestActors = {
  /** Limits of an offer (W-74). */
  loadLimits: unprovidedPromise<LimitsOutput, { type: ContractType }>(
    "loadLimits",
  ),
  /**
   * Carries out the intent: W-71 for an offer, W-72 for the upline agent, else the processing call of the contract's
   * type (W-56 … W-59).
   */
  send: unprovidedPromise<SendOutput, SendInput>("send"),
  /** Reads the current status of the contracts of that type (W-70), when an answer was lost. */
  findContracts: unprovidedPromise<
    FindOutput,
    { type: ContractType | undefined }
  >("findContracts"),
};
