import { defineMessages } from "react-intl";
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
type Words = Record<"type" | "party" | "agent" | "downline" | "rate", string>;

/** What a question says, and its yes. */
export const decisionWords = defineMessages<
  Record<`${Asked}_title` | `${Asked}_yes`, Words> &
    Record<
      | "text"
      | "textAbove"
      | "textEnd"
      | "lostRate"
      | "lower_title"
      | "lower_text"
      | "lower_yes"
      | "lower_item",
      Words
    > &
    Record<"back", {}>
>({
  accept_title: {
    id: "contract.ask.accept",
    defaultMessage: "Accept {type} at {rate}?",
    description: "Question before an answer about a contract",
  },
  accept_yes: {
    id: "contract.ask.accept.yes",
    defaultMessage: "Accept the contract",
    description: "Button: yes",
  },
  acceptEnd_title: {
    id: "contract.ask.acceptEnd",
    defaultMessage: "End {type} with {party}?",
    description: "Question before the end of a contract is agreed to",
  },
  acceptEnd_yes: {
    id: "contract.ask.acceptEnd.yes",
    defaultMessage: "End the contract",
    description: "Button: yes",
  },
  reject_title: {
    id: "contract.ask.reject",
    defaultMessage: "Reject {type} at {rate}?",
    description: "Question before an answer about a contract",
  },
  reject_yes: {
    id: "contract.ask.reject.yes",
    defaultMessage: "Reject the offer",
    description: "Button: yes",
  },
  rejectEnd_title: {
    id: "contract.ask.rejectEnd",
    defaultMessage: "Keep {type} in force?",
    description: "Question before the end of a contract is refused",
  },
  rejectEnd_yes: {
    id: "contract.ask.rejectEnd.yes",
    defaultMessage: "Keep the contract",
    description: "Button: yes",
  },
  cancel_title: {
    id: "contract.ask.cancel",
    defaultMessage: "Take back your request to {party}?",
    description: "Question before a request is cancelled",
  },
  cancel_yes: {
    id: "contract.ask.cancel.yes",
    defaultMessage: "Take it back",
    description: "Button: yes",
  },
  terminate_title: {
    id: "contract.ask.terminate",
    defaultMessage: "Terminate {type} with {party}?",
    description: "Question before a contract is terminated",
  },
  terminate_yes: {
    id: "contract.ask.terminate.yes",
    defaultMessage: "Terminate the contract",
    description: "Button: yes",
  },
  agree_title: {
    id: "contract.ask.agree",
    defaultMessage: "Agree to {type} at {rate}?",
    description: "Question to the agent above (CON-07)",
  },
  agree_yes: {
    id: "contract.ask.agree.yes",
    defaultMessage: "Agree",
    description: "Button: yes",
  },
  agreeEnd_title: {
    id: "contract.ask.agreeEnd",
    defaultMessage: "Agree that {type} ends?",
    description: "Question to the agent above (CON-07)",
  },
  agreeEnd_yes: {
    id: "contract.ask.agreeEnd.yes",
    defaultMessage: "Agree to the end",
    description: "Button: yes",
  },
  refuse_title: {
    id: "contract.ask.refuse",
    defaultMessage: "Refuse what {party} asks?",
    description: "Question to the agent above (CON-07)",
  },
  refuse_yes: {
    id: "contract.ask.refuse.yes",
    defaultMessage: "Do not agree",
    description: "Button: yes",
  },
  text: {
    id: "contract.ask.text",
    defaultMessage: "{type} with {party}, {rate}. Both sides will be told.",
    description: "Under the question about a contract",
  },
  textAbove: {
    id: "contract.ask.textAbove",
    defaultMessage:
      "{type} between {agent} and {downline}, {rate}. Both will be told.",
    description:
      "Under the question to the agent above: between whom the contract is",
  },
  textEnd: {
    id: "contract.ask.textEnd",
    defaultMessage: "Nothing is earned by it any more once it has ended.",
    description: "Under the question about the end of a contract",
  },
  lostRate: {
    id: "contract.ask.lostRate",
    defaultMessage: "{type} at {rate}",
    description: "Item of what is lost with a contract",
  },
  lower_title: {
    id: "contract.lower",
    defaultMessage: "End contracts of a higher rate?",
    description: "Question before contracts below end by themselves (CON-08)",
  },
  lower_text: {
    id: "contract.lower.text",
    defaultMessage:
      "{rate} is below what these contracts give. With your yes each of them ends by itself.",
    description: "Under that question",
  },
  lower_yes: {
    id: "contract.lower.yes",
    defaultMessage: "Go on and end them",
    description: "Button: yes",
  },
  lower_item: {
    id: "contract.lower.item",
    defaultMessage: "{party}: {type} at {rate}",
    description: "A contract that ends",
  },
  back: {
    id: "contract.ask.back",
    defaultMessage: "Go back",
    description: "Button: nothing is decided",
  },
});

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
