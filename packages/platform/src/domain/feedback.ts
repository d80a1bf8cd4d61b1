import { isEmail } from "../patterns/email.ts";

/** Maximum lengths of a message to customer service (FBK-02), and of a way to reach its sender; in characters. */
export const feedbackLengths = { content: 140, contact: 120 } as const;

/** A number as people write it: digits in groups, with a plus in front or not. */
const grouped = /^\+?[\d ().-]+$/;

/**
 * Whether an answer can be sent to it: an e-mail address, a mobile number of 6 to 15 digits, or nothing, for those
 * who need no answer there.
 *
 * @example isFeedbackContact("+60 12-555 0147") // true
 */
export const isFeedbackContact = (text: string): boolean =>
  text === "" ||
  isEmail(text) ||
  (grouped.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, "")));
