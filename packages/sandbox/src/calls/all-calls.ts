import type { Mounted } from "../services/call-context.ts";
import { recordSignIns } from "../services/sign-ins.ts";
import { accountCalls } from "./account-calls.ts";
import { agentCalls } from "./agent-calls.ts";
import { activityCalls } from "./activity-calls.ts";
import { contentCalls } from "./content-calls.ts";
import { contractCalls } from "./contract-calls.ts";
import { eventCalls } from "./event-calls.ts";
import { gameCalls } from "./game-calls.ts";
import { lotteryCalls } from "./lottery-calls.ts";
import { messageCalls } from "./message-calls.ts";
import { pointsCalls } from "./points-calls.ts";
import { receiptCalls } from "./receipt-calls.ts";
import { recordCalls } from "./record-calls.ts";
import { registrationCalls } from "./registration-calls.ts";
import { rewardCalls } from "./reward-calls.ts";
import { securityCalls } from "./security-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";
import { smsCalls } from "./sms-calls.ts";
import { supportCalls } from "./support-calls.ts";
import { sportsCalls } from "./sports-calls.ts";
import { systemCalls } from "./system-calls.ts";
import { walletCalls } from "./wallet-calls.ts";

/** All calls that this platform answers. */
export const allCalls: readonly Mounted[] = [
  ...systemCalls,
  ...sessionCalls.map(recordSignIns),
  ...eventCalls,
  ...contentCalls,
  ...supportCalls,
  ...gameCalls,
  ...lotteryCalls,
  ...sportsCalls,
  ...signInCalls.map(recordSignIns),
  ...smsCalls,
  ...registrationCalls.map(recordSignIns),
  ...walletCalls,
  ...receiptCalls,
  ...recordCalls,
  ...pointsCalls,
  ...activityCalls,
  ...messageCalls,
  ...rewardCalls,
  ...contractCalls,
  ...agentCalls,
  ...accountCalls,
  ...securityCalls,
];
