import { createIntl } from "react-intl";
import { errorCodes } from "@foyer/platform/errors";
import { describe, expect, it } from "vitest";
import { errorText } from "./errors.ts";
import { english } from "../../testing/english.ts";

const intl = createIntl({
  locale: "en",
  messages: english,
  onError: (error) => {
    throw error;
  },
});

describe("errorText", () => {
  it.each(errorCodes)("has a text for %s", (reason) => {
    expect(errorText(intl, { reason })).toMatch(/^[A-Z].{5,}$/);
  });

  // ERR-03, ERR-04, ERR-06, ERR-07, ERR-13
  it.each([
    ["NOT_LOGGED_IN", "Please log in"],
    ["NETWORK", "Network link is abnormal, please try again"],
    ["UNKNOWN", "Unknown error"],
    ["MALFORMED", "Unknown error"],
    ["OTHER", "System error"],
    ["INVALID_URL", "Invalid URL, please contact customer service"],
    ["TRIAL_NOT_ALLOWED", "A real account is required"],
  ] as const)("says for %s: %s", (reason, words) => {
    expect(errorText(intl, { reason })).toBe(words);
  });

  // ERR-24, OPN-14
  it("shows the server's message for unknown codes only", () => {
    const message = "Try <b>after</b> the tide.";
    expect(errorText(intl, { reason: "OTHER", message })).toBe(message);
    expect(errorText(intl, { reason: "NETWORK", message })).not.toBe(message);
  });

  it.each([
    [undefined, "5 minutes"],
    [61, "2 minutes"],
    [60, "1 minute "],
    [0, "1 minute "],
  ])("shows a wait of %s seconds as %s", (retryAfter, words) => {
    expect(
      errorText(intl, { reason: "TOO_MANY_REQUESTS", retryAfter }),
    ).toContain(words);
  });

  it.each([
    [undefined, "locked for now"],
    [1_790, "locked for 30 minutes"],
    [1, "locked for 1 minute."],
  ])("shows a lock of %s seconds as %s", (retryAfter, words) => {
    expect(errorText(intl, { reason: "LOCKED", retryAfter })).toContain(words);
  });
});
