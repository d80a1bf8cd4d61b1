import { mailTexts, type MailTextId } from "@foyer/brand/mails/mailKinds";
import { mailTextFaults } from "@foyer/brand/mails/mailTextFaults";
import { describe, expect, it } from "vitest";
import { defaultTexts, mailLanguages } from "./default-texts.ts";

/** Text messages that are sent in full by one message in every language, because most people get them. */
const short: readonly MailTextId[] = ["code.sms"];

describe.each(mailLanguages)("the default texts in %s", (tag) => {
  const texts = defaultTexts(tag);

  it("exist for every kind, and for nothing else", () => {
    expect([...texts.keys()].toSorted()).toEqual(
      [...mailTexts.keys()].toSorted(),
    );
  });

  it("have all their placeholders, and nothing that a brand's text must not have", () => {
    const faults = [...texts].flatMap(([id, text]) =>
      mailTextFaults(id, text)
        .filter(({ note }) => note !== true)
        .map(({ rule }) => `${id}: ${rule}`),
    );
    expect(faults).toEqual([]);
  });

  it("have the same placeholders as the English ones", () => {
    const used = (text = "") => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    expect(
      Object.fromEntries([...texts].map(([id, text]) => [id, used(text)])),
    ).toEqual(
      Object.fromEntries(
        [...texts.keys()].map((id) => [id, used(defaultTexts("en").get(id))]),
      ),
    );
  });

  it.each(short)("fit into one text message: %s", (id) => {
    expect(
      mailTextFaults(id, texts.get(id) ?? "", {
        time: new Intl.NumberFormat(tag, {
          style: "unit",
          unit: "minute",
          unitDisplay: "long",
        }).format(2),
        brand: "Foyer Sands",
      }),
    ).toEqual([]);
  });
});

it("has no texts in other languages", () => {
  expect(defaultTexts("hi").size).toBe(0);
});
