import type { ContractIntent } from "@foyer/flows/contract-request";

type Asked =
  | "accept"
  | "acceptEnd"
  | "reject"
  | "rejectEnd"
  | "cancel"
  | "terminate"
  | "agree"
  | "agreeEnd"
  | "refuse";

/** What a question says, and its yes. */
export const decisionWords = {
  accept_title: "contract.ask.accept",
  accept_yes: "contract.ask.accept.yes",
  acceptEnd_title: "contract.ask.acceptEnd",
  acceptEnd_yes: "contract.ask.acceptEnd.yes",
  reject_title: "contract.ask.reject",
  reject_yes: "contract.ask.reject.yes",
  rejectEnd_title: "contract.ask.rejectEnd",
  rejectEnd_yes: "contract.ask.rejectEnd.yes",
  cancel_title: "contract.ask.cancel",
  cancel_yes: "contract.ask.cancel.yes",
  terminate_title: "contract.ask.terminate",
  terminate_yes: "contract.ask.terminate.yes",
  agree_title: "contract.ask.agree",
  agree_yes: "contract.ask.agree.yes",
  agreeEnd_title: "contract.ask.agreeEnd",
  agreeEnd_yes: "contract.ask.agreeEnd.yes",
  refuse_title: "contract.ask.refuse",
  refuse_yes: "contract.ask.refuse.yes",
} as const;

/** What is asked, by what was pressed. */
export function askedOf(
  intent: Exclude<ContractIntent, { kind: "offer" }>,
): Asked {
  const ending = intent.contract.kind === "TERMINATION";
  if (intent.kind === "answerAbove") {
    if (!intent.accept) return "refuse";
    return ending ? "agreeEnd" : "agree";
  }
  switch (intent.action) {
    case "ACCEPT":
      return ending ? "acceptEnd" : "accept";
    case "REJECT":
      return ending ? "rejectEnd" : "reject";
    case "CANCEL":
      return "cancel";
    case "TERMINATE":
      return "terminate";
  }
}

/** After these nothing is earned by the contract any more. */
export const endings: ReadonlySet<Asked> = new Set<Asked>([
  "acceptEnd",
  "agreeEnd",
  "terminate",
]);
