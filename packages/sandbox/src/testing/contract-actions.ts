import * as calls from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { fresh } from "./money.ts";

/** The member's flag, and the call, of each type of contract. */
const ofType = {
  DIVIDEND: { flag: "divtypereq", call: calls.dividendProcess },
  DAILY: { flag: "dailysalreqtype", call: calls.dailySalaryProcess },
  HOURLY: { flag: "contracthoursalreq", call: calls.hourlySalaryProcess },
  REALTIME: { flag: "realtimesalreqtype", call: calls.realtimeSalaryProcess },
} as const;

const typeOf = ({ id, type }: calls.Contract) => {
  if (type === "unknown") throw new Error(`${id} is of no known type.`);
  return ofType[type];
};

/** The flag without which the portal requests no contracts of the type. */
export const flagOf = (contract: calls.Contract): string =>
  typeOf(contract).flag;

const process =
  (action: calls.ContractAction) =>
  (client: Client, contract: calls.Contract) =>
    client.call(
      typeOf(contract).call,
      { contractId: contract.id, action, confirmLower: true },
      fresh(),
    );

const confirm =
  (accept: boolean) =>
  (client: Client, { id: contractId }: calls.Contract) =>
    client.call(calls.contractUplineConfirm, { contractId, accept }, fresh());

/** Performs the actions that a page offers. */
export const offer = {
  ACCEPT: process("ACCEPT"),
  REJECT: process("REJECT"),
  CANCEL: process("CANCEL"),
  TERMINATE: process("TERMINATE"),
  CONFIRM: confirm(true),
  REFUSE: confirm(false),
};

/** The actions that the pages offer to a reader of a contract. */
export function offeredOf({
  state,
  kind,
  side,
}: calls.Contract): (keyof typeof offer)[] {
  if (state === "ACTIVE") return ["TERMINATE"];
  if (state === "AWAITING" && side === "ASKED") return ["ACCEPT", "REJECT"];
  if (state === "AWAITING_UPLINE" && side === "ABOVE")
    return ["CONFIRM", "REFUSE"];
  const isOpen =
    state === "AWAITING" || (state === "AWAITING_UPLINE" && kind === "NEW");
  return isOpen && side === "ASKING" ? ["CANCEL"] : [];
}
