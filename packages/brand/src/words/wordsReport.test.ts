import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  englishWords,
  hindiWords,
  makeWordsCheckout,
} from "./testing/wordsCheckout.ts";
import { describeLanguage, percent, wordsReport } from "./wordsReport.ts";

let checkout: ReturnType<typeof makeWordsCheckout>;
beforeEach(() => {
  checkout = makeWordsCheckout();
});
afterEach(() => checkout.remove());

const lines = () => wordsReport(checkout.root, "lake").map(describeLanguage);

describe("the report on a brand's languages", () => {
  it("says what is translated, what falls back and to which language, and what nobody has read", () => {
    checkout.name({ HI: { tag: "hi", offeredFrom: 50 } });
    const { hello, games } = hindiWords;
    checkout.write("themes/lake/messages/HI.json", {
      hello,
      games,
      bye: englishWords.bye,
    });
    checkout.write("themes/lake/messages/marks/HI.json", {
      machine: { hello: "Hi {name}", gone: "" },
      unread: { games: "" },
    });
    expect(lines()).toEqual([
      "MY (ms-MY): 100 % translated (4 of 4).",
      "EN (en): 100 % translated (4 of 4).",
      "HI (hi): 75 % translated (3 of 4). Falls back: 1 to MY. Machine-made: 1 text. Unread: 1 text. Translated from an older English text: 1 text (hello). The same as in English: 1 text (bye).",
    ]);
  });

  it("says from which share a language is offered", () => {
    checkout.name({ HI: { tag: "hi" } });
    expect(lines().at(-1)).toBe(
      "HI (hi): 0 % translated (0 of 4). Not offered below 100 %.",
    );
  });

  it("counts the marks of the portal's packs, where the brand has no words of its own", () => {
    checkout.write("packages/app/src/words/marks/ms.json", {
      machine: { hello: "", bye: "" },
    });
    checkout.write("themes/lake/messages/MY.json", { bye: "Jumpa lagi." });
    expect(lines()[0]).toBe(
      "MY (ms-MY): 100 % translated (4 of 4). Machine-made: 1 text.",
    );
  });
});

it("has less than 100 % while a single text is missing", () => {
  expect(percent({ translated: 1999, total: 2000 })).toBe(99);
});
