import type { Mounted } from "../http/handle.ts";
import { activityCalls } from "./activity-calls.ts";
import { contentCalls } from "./content-calls.ts";
import { contractCalls } from "./contract-calls.ts";
import { gameCalls } from "./game-calls.ts";
import { pointsCalls } from "./points-calls.ts";
import { receiptCalls } from "./receipt-calls.ts";
import { registrationCalls } from "./registration-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";
import { smsCalls } from "./sms-calls.ts";
import { systemCalls } from "./system-calls.ts";
import { walletCalls } from "./wallet-calls.ts";

/** Every call this platform answers. */
export const allCalls: readonly Mounted[] = [
  ...systemCalls,
  ...sessionCalls,
  ...contentCalls,
  ...gameCalls,
  ...signInCalls,
  ...smsCalls,
  ...registrationCalls,
  ...walletCalls,
  ...receiptCalls,
  ...pointsCalls,
  ...activityCalls,
  ...contractCalls,
];
