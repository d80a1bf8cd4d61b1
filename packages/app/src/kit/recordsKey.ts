import { balanceKey } from "./balance.ts";

/** Key of every list of deposits, withdrawals and movements: whoever knows of a change invalidates it. */
export const recordsKey = ["member", "records"] as const;

/** What is old when money has moved. */
export const movedMoney = [balanceKey, recordsKey] as const;
