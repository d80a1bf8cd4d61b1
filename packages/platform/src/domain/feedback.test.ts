import { describe, expect, it } from "vitest";
import { isFeedbackContact } from "./feedback.ts";

describe("the contact of a message to customer service", () => {
  it.each([
    "",
    "lake@post.example",
    "60125550147",
    "+60 12-555 0147",
    "(012) 555.0147",
  ])("may be %j", (contact) => expect(isFeedbackContact(contact)).toBe(true));

  it.each([
    "nonsense !!",
    "lake@post",
    "12345",
    "1234567890123456",
    "+",
    "12+555 0147",
    "call me",
    "0125550147\n",
  ])("may not be %j", (contact) =>
    expect(isFeedbackContact(contact)).toBe(false),
  );
});
