import { defineMessages } from "react-intl";

/** Words of an offer to somebody below. */
export const offerWords = defineMessages<
  Record<
    | "downline"
    | "downlineHint"
    | "rate"
    | "membersHint"
    | "zero"
    | "next"
    | "back"
    | "review"
    | "tells"
    | "unread"
    | "lower"
    | "lowerNo"
    | "lowerYes",
    {}
  > & {
    title: { type: string };
    confirm: { rate: string };
    lowerTitle: { count: number };
    lowerText: { rate: string };
    since: { day: string };
    sinceBy: { day: string; agent: string };
  }
>({
  title: {
    id: "agentOffer.title",
    defaultMessage: "Offer a contract: {type}",
    description: "Title of the dialog for an offer; the type of contract",
  },
  downline: {
    id: "agentOffer.downline",
    defaultMessage: "To whom",
    description: "Label of the field for the account that gets the offer",
  },
  downlineHint: {
    id: "agentOffer.downline.hint",
    defaultMessage: "Somebody of your team, at any level.",
    description: "Below the field for the account that gets the offer",
  },
  rate: {
    id: "agentOffer.rate",
    defaultMessage: "Rate in per cent",
    description: "Label of the field for the rate of a contract",
  },
  membersHint: {
    id: "agentOffer.members.hint",
    defaultMessage: "How many must have bet in the period; 0: no matter",
    description: "Below the field for active members",
  },
  zero: {
    id: "agentOffer.zero",
    defaultMessage: "Zero: no matter",
    description: "Below the fields for amounts that must be reached",
  },
  next: {
    id: "agentOffer.next",
    defaultMessage: "Continue",
    description: "Button: from the form to the check",
  },
  back: {
    id: "agentOffer.back",
    defaultMessage: "Change something",
    description: "Button: back from the check to the form",
  },
  review: {
    id: "agentOffer.review",
    defaultMessage: "Check the offer",
    description: "Name of the step in which an offer is checked once more",
  },
  tells: {
    id: "agentOffer.tells",
    defaultMessage:
      "The other side is asked and can say no. Until then you can take the offer back.",
    description: "Above the button that sends an offer",
  },
  confirm: {
    id: "agentOffer.confirm",
    defaultMessage: "Offer {rate}",
    description: "Button that sends an offer, with its rate",
  },
  unread: {
    id: "agentOffer.unread",
    defaultMessage:
      "It could not be read whether a contract of this type is in force between you. The offer would replace it.",
    description: "In place of old and new terms",
  },
  lower: {
    id: "agentOffer.lower",
    defaultMessage: "These contracts would end",
    description: "Heading of the list of contracts that a lower rate ends",
  },
  lowerTitle: {
    id: "agentOffer.lower.title",
    defaultMessage:
      "{count, plural, one {# contract below has a higher rate} other {# contracts below have a higher rate}}",
    description: "Question before contracts below end by themselves (CON-08)",
  },
  lowerText: {
    id: "agentOffer.lower.text",
    defaultMessage:
      "{rate} is less than they give. With your yes each of them ends by itself; without it nothing is offered and nothing ends.",
    description: "Under that question",
  },
  lowerNo: {
    id: "agentOffer.lower.no",
    defaultMessage: "End nothing",
    description: "Button: no",
  },
  lowerYes: {
    id: "agentOffer.lower.yes",
    defaultMessage: "End them and offer it",
    description: "Button: yes",
  },
  sinceBy: {
    id: "agentOffer.since.by",
    defaultMessage: "Given by {agent}, since {day}",
    description:
      "Since when a contract between two people below is in force, and who pays it",
  },
  since: {
    id: "agentOffer.since",
    defaultMessage: "Since {day}",
    description: "Since when a contract that would end is in force",
  },
});
