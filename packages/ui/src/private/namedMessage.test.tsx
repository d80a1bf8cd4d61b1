import { createIntl, defineMessages } from "react-intl";
import { describe, expect, it } from "vitest";
import { namedMessage } from "./namedMessage.ts";

const messages = defineMessages<{ play: { name: string } }>({
  play: {
    id: "ui.test.play",
    defaultMessage: "Play {name}",
    description: "Test",
  },
});
const speaking = (text: string) =>
  createIntl({ locale: "en", messages: { [messages.play.id]: text } });

describe("namedMessage", () => {
  it.each(["Play {name}", "{name} spielen", "{name}: {name}!", "Play"])(
    "says %j as formatMessage does",
    (text) => {
      const intl = speaking(text);
      for (const name of ["Jade Garden", "", "$& {name} <b>", "ကျောက်စိမ်း"])
        expect(namedMessage(intl, messages.play, name)).toBe(
          intl.formatMessage(messages.play, { name }),
        );
    },
  );

  it("follows a change of language", () => {
    expect(namedMessage(speaking("Play {name}"), messages.play, "A")).toBe(
      "Play A",
    );
    expect(namedMessage(speaking("{name} ကစားရန်"), messages.play, "A")).toBe(
      "A ကစားရန်",
    );
  });
});
