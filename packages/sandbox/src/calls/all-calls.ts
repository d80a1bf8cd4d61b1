import type { Mounted } from "../http/handle.ts";
import { activityCalls } from "./activity-calls.ts";
import { contentCalls } from "./content-calls.ts";
import { contractCalls } from "./contract-calls.ts";
import { eventCalls } from "./event-calls.ts";
import { gameCalls } from "./game-calls.ts";
import { lotteryCalls } from "./lottery-calls.ts";
import { pointsCalls } from "./points-calls.ts";
import { receiptCalls } from "./receipt-calls.ts";
import { registrationCalls } from "./registration-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";
import { smsCalls } from "./sms-calls.ts";
import { supportCalls } from "./support-calls.ts";
import { sportsCalls } from "./sports-calls.ts";
import { systemCalls } from "./system-calls.ts";
import { walletCalls } from "./wallet-calls.ts";

/** Every call this platform answers. */
export const allCalls: readonly Mounted[] = [
  ...systemCalls,
  ...sessionCalls,
  ...eventCalls,
  ...contentCalls,
  ...supportCalls,
  ...gameCalls,
  ...lotteryCalls,
  ...sportsCalls,
  ...signInCalls,
  ...smsCalls,
  ...registrationCalls,
  ...walletCalls,
  ...receiptCalls,
  ...pointsCalls,
  ...activityCalls,
  ...contractCalls,
];
