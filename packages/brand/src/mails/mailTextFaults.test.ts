import { describe, expect, it } from "vitest";
import { mailTextFaults } from "./mailTextFaults.ts";

const rulesOf = (id: string, text: string) =>
  mailTextFaults(id, text).map(({ rule, note }) =>
    note === true ? `(note) ${rule}` : rule,
  );

describe("mailTextFaults", () => {
  it("accepts texts that have what they need", () => {
    expect(
      rulesOf("resetLink.mail", "Within {time}:\n\n[Open {brand}]({link})"),
    ).toEqual([]);
    expect(rulesOf("resetLink.subject", "{brand}: a new password")).toEqual([]);
    expect(rulesOf("code.sms", "{brand}: {code}, for {time}.")).toEqual([]);
  });

  it.each([
    ["resetlink.mail", "Hello", 'did you mean "resetLink.mail"?'],
    ["resetLink.sms", "Hello", "no text has this id"],
    ["toString", "Hello", "no text has this id"],
    ["welcome.mail", "  \n", "is empty"],
    ["welcome.mail", "Hello {usernam}", 'did you mean "username"?'],
    ["welcome.mail", "Hello", "has no {username}"],
    ["code.sms", "{code}", "has no {time}"],
    ["welcome.mail", "Hello {username, select}", "has a brace"],
    ["welcome.mail", "{username} } ", "has a brace"],
    ["stepUpCode.subject", "Your code is {code}", "a subject must not have"],
    ["resetLink.subject", "{link}", "a subject must not have"],
    ["welcome.subject", "Hello\nBcc: x", "more than one line"],
    ["welcome.subject", "Hello **you**", "a subject cannot have"],
    ["code.sms", "[{code}]({time})", "a text message cannot have"],
    ["code.sms", "<b>{code}</b> {time}", "contains HTML"],
    ["welcome.mail", "<b>{username}</b>", "contains HTML"],
    ["welcome.mail", "{username}\u202E", "reverse the direction"],
    [
      "resetLink.mail",
      "{time} {link} [Open](https://evil.example/{link})",
      "address of its own",
    ],
    ["welcome.mail", "{username}: https://evil.example", "an address"],
    ["code.sms", "{code} {time} www.evil.example", "an address"],
    ["stepUpCode.mail", "{time} [Open](/{code})", "address of its own"],
  ])("finds what is wrong with %s: %s", (id, text, said) => {
    expect(rulesOf(id, text).join(" ")).toContain(said);
  });

  it("notes a text message that is sent as several, by the alphabet of its letters", () => {
    const long = "{code} {time} ".padEnd(165, "a");
    expect(rulesOf("code.sms", long)).toEqual([
      expect.stringMatching(/^\(note\) is too long .* one message has 160\./),
    ]);
    const arabic = "{code} {time} ".padEnd(75, "ا");
    expect(rulesOf("code.sms", arabic)).toEqual([
      expect.stringMatching(/one message has 70\. It is sent, .* as 2\.$/),
    ]);
    expect(rulesOf("feedbackAnswer.sms", "{answer}".padEnd(200, "a"))).toEqual(
      [],
    );
  });

  it("measures with the brand's own name", () => {
    const text = "{brand}: {code} {time} ".padEnd(145, "a");
    expect(mailTextFaults("code.sms", text)).toEqual([]);
    const brand = "The House at the Harbour";
    expect(mailTextFaults("code.sms", text, { brand })).toHaveLength(1);
  });
});
