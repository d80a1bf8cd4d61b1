import { createIntl } from "react-intl";
import { translate } from "../words/translate.ts";
import { describe, expect, it } from "vitest";
import { namedMessage } from "./namedMessage.ts";

const speaking = (text: string) =>
  createIntl({ locale: "en", messages: { "ui.gameCard.play": text } });

describe("namedMessage", () => {
  it.each(["Play {name}", "{name} spielen", "{name}: {name}!", "Play"])(
    "formats %j as translate does",
    (text) => {
      const intl = speaking(text);
      for (const name of ["Jade Garden", "", "$& {name} <b>", "ကျောက်စိမ်း"])
        expect(namedMessage(intl, "ui.gameCard.play", name)).toBe(
          translate(intl, "ui.gameCard.play", { name }),
        );
    },
  );

  it("follows a change of language", () => {
    expect(namedMessage(speaking("Play {name}"), "ui.gameCard.play", "A")).toBe(
      "Play A",
    );
    expect(
      namedMessage(speaking("{name} ကစားရန်"), "ui.gameCard.play", "A"),
    ).toBe("A ကစားရန်");
  });
});
