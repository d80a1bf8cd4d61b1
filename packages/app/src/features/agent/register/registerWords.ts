import { defineMessages } from "react-intl";

/** Words of opening an account for a downline. */
export const registerWords = defineMessages<
  Record<
    | "label"
    | "lead"
    | "type"
    | "AGENT"
    | "AGENT_text"
    | "MEMBER"
    | "MEMBER_text"
    | "username"
    | "usernameHint"
    | "password"
    | "passwordHint"
    | "make"
    | "rate"
    | "required"
    | "unsuitable"
    | "next"
    | "review"
    | "back"
    | "confirm"
    | "doubt"
    | "once"
    | "copyUsername"
    | "copyPassword"
    | "another"
    | "closed",
    {}
  > & { done: { account: string } }
>({
  label: {
    id: "agentRegister.label",
    defaultMessage: "Add an account",
    description: "Name of the form that opens an account for a downline",
  },
  lead: {
    id: "agentRegister.lead",
    defaultMessage:
      "The account stands directly below you. Only for adults who have asked you for it.",
    description: "Above the form that opens an account for a downline",
  },
  type: {
    id: "agentRegister.type",
    defaultMessage: "Type of account",
    description: "Label of the choice between agent and member",
  },
  AGENT: {
    id: "agentRegister.agent",
    defaultMessage: "Agent",
    description: "Type of account: somebody who has a team",
  },
  AGENT_text: {
    id: "agentRegister.agent.text",
    defaultMessage: "Can add accounts and has a team.",
    description: "What the type of account means",
  },
  MEMBER: {
    id: "agentRegister.member",
    defaultMessage: "Member",
    description: "Type of account: somebody who plays",
  },
  MEMBER_text: {
    id: "agentRegister.member.text",
    defaultMessage: "Plays, and has nobody below.",
    description: "What the type of account means",
  },
  username: {
    id: "agentRegister.username",
    defaultMessage: "Username",
    description: "Label of the name that the new account signs in with",
  },
  usernameHint: {
    id: "agentRegister.username.hint",
    defaultMessage: "They sign in with it. It cannot be changed later.",
    description: "Below the field for the username of a new account",
  },
  password: {
    id: "agentRegister.password",
    defaultMessage: "Initial password",
    description: "Label of the password that a new account begins with",
  },
  passwordHint: {
    id: "agentRegister.password.hint",
    defaultMessage:
      "Made in this browser. They choose their own at the first login.",
    description: "Below the field for the initial password",
  },
  make: {
    id: "agentRegister.password.make",
    defaultMessage: "Make another password",
    description: "Button: fills in a new random password",
  },
  rate: {
    id: "agentRegister.rate",
    defaultMessage: "Rate in per cent",
    description: "Label of the rate that the new account is given",
  },
  required: {
    id: "agentRegister.required",
    defaultMessage: "Fill this in",
    description: "A field is empty",
  },
  unsuitable: {
    id: "agentRegister.unsuitable",
    defaultMessage: "The platform does not accept this",
    description: "At a field that the platform refused",
  },
  next: {
    id: "agentRegister.next",
    defaultMessage: "Continue",
    description: "Button: from the form to the check",
  },
  review: {
    id: "agentRegister.review",
    defaultMessage: "Check before you add the account",
    description: "Name of the step in which all is checked once more",
  },
  back: {
    id: "agentRegister.back",
    defaultMessage: "Change something",
    description: "Button: back from the check to the form",
  },
  confirm: {
    id: "agentRegister.confirm",
    defaultMessage: "Add the account",
    description: "Button: opens the account",
  },
  doubt: {
    id: "agentRegister.doubt",
    defaultMessage:
      "It is not known whether the account was added. Send it again: it counts once.",
    description: "No answer came to the order to open an account",
  },
  done: {
    id: "agentRegister.done",
    defaultMessage: "{account} was added",
    description: "After an account was opened; its username",
  },
  once: {
    id: "agentRegister.once",
    defaultMessage:
      "The password is shown here only now: hand it over in a safe way, or write it down before you go on.",
    description: "Above username and password of an account that was opened",
  },
  copyUsername: {
    id: "agentRegister.copyUsername",
    defaultMessage: "Copy username",
    description: "Button that copies the username",
  },
  copyPassword: {
    id: "agentRegister.copyPassword",
    defaultMessage: "Copy password",
    description: "Button that copies the initial password",
  },
  another: {
    id: "agentRegister.another",
    defaultMessage: "Add another account",
    description: "Button: a new, empty form",
  },
  closed: {
    id: "agentRegister.closed",
    defaultMessage: "You cannot add accounts at the moment",
    description: "Instead of the form where no type of account may be opened",
  },
});
