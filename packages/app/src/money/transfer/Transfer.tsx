import type { ReactNode } from "react";
import { balance, profile, transferRecipients } from "@foyer/platform/calls";
import {
  memberTransferMachine,
  memberTransferView,
  type Direction,
} from "@foyer/flows/transfer";
import { memberTransferBy } from "../../actors/moneySteps.ts";
import { useOrder } from "../order/useOrder.ts";
import { TransferSteps } from "./TransferSteps.tsx";

interface TransferProps {
  readonly memberId: string;
  /** Possible directions of the transfer. */
  readonly directions: readonly Direction[];
  /** The recipient, if known beforehand; it can still be changed. */
  readonly receiver?: string;
  readonly symbol: string;
  readonly onAgain: () => void;
  /** An action to offer when there is nothing to transfer. */
  readonly emptyAction?: ReactNode;
}

/**
 * Transfers money to the upline or to a member of the team, once, as the flow says (MEM-06, AGT-14).
 *
 * @example <Transfer memberId={member.id} directions={["DOWNLINE"]} receiver="lake.rower" symbol="RM" onAgain={again} />
 */
export function Transfer(props: TransferProps) {
  const { memberId, directions, receiver, ...rest } = props;
  const order = useOrder({
    memberId,
    machine: memberTransferMachine,
    step: memberTransferBy,
    facts: async ({ client }, signal) => {
      const [wallet, upline, { list, noteLength }] = await Promise.all([
        client.call(balance, {}, { signal }),
        directions.includes("UPLINE")
          ? client.call(profile, {}, { signal }).then((own) => own.upline)
          : "",
        // A transfer depends on neither: without an answer there are no suggestions and no note.
        client
          .call(transferRecipients, {}, { signal })
          .catch(() => ({ list: [], noteLength: 0 })),
      ]);
      return {
        available: wallet.balance,
        directions,
        upline,
        recipients: receiver === undefined ? list : [],
        noteLength: noteLength ?? 0,
      };
    },
    view: memberTransferView,
    given: undefined,
    kept: `transfer:${receiver ?? ""}`,
    typed: receiver === undefined ? undefined : { account: receiver },
    call: "memberTransfer",
  });
  return <TransferSteps {...order} {...rest} />;
}
