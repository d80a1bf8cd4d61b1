import { deskWords } from "../services/desk-words.ts";
import { answerLetter } from "../services/feedback-desk.ts";
import { inLanguage } from "../services/in-language.ts";
import { usualBody } from "../services/messages.ts";
import { prizeWords } from "../services/leaderboards.ts";
import { friendsDeposit } from "../services/referrals.ts";
import { rankLetter } from "../services/vip-news.ts";
import { rankIn, vipRanks } from "../services/vip-ranks.ts";
import { arrivalIn } from "../services/withdrawal-options.ts";
import { seedContent } from "../seed/content/all.ts";
import { missions } from "../seed/content/missions.ts";
import { defaultTexts, mailLanguages } from "../stock/mails/default-texts.ts";
import { packFor } from "@foyer/platform/brand";
import { notYou, ownerNotices } from "../stock/owner-notices.ts";
import { recordWords } from "../stock/record-words.ts";
import { wordsIn } from "../stock/content/languages.ts";
import { seedMessages } from "../seed/messages.ts";
import { goods, methods } from "../seed/money-lists.ts";

/** The fields of a body that people read. */
const spoken = ["title", "content", "rules", "prize", "body"] as const;
/** Kinds that have no texts, or store a row for each language. */
const wordless = new Set(["resource", "model", "country", "terms"]);

type Texts = Readonly<Record<string, string>>;
type Row = readonly [name: string, text: string];

const bodiesIn = (
  language: string,
  rows: readonly (readonly [name: string, body: object])[],
): readonly Row[] =>
  rows.flatMap(([name, body]) => {
    const own = inLanguage({ ...body }, language);
    return spoken.flatMap((member): readonly Row[] => {
      const text = own[member];
      // A prize may be an amount.
      return typeof text === "string" && /\p{L}/u.test(text)
        ? [[`${name} ${member}`, text]]
        : [];
    });
  });

const prizesOf = seedContent.flatMap(({ kind, id, body }) =>
  kind === "raffle" && "prizes" in body
    ? body.prizes
        .filter(({ words }) => words !== undefined)
        .map((prize) => [`raffle ${id}`, prize] as const)
    : [],
);

const termsIn = (language: string) => {
  const found = seedContent.find(
    ({ kind, id }) => kind === "terms" && id === language,
  );
  return found !== undefined && "content" in found.body
    ? String(found.body.content)
    : "";
};

/** Ranks and their benefits. */
const ranksIn = (language: string): readonly Row[] =>
  vipRanks.flatMap((vipRank): readonly Row[] => {
    const { label, benefits } = rankIn(vipRank, language);
    const name = `rank ${vipRank.rank}`;
    return [
      [name, label],
      ...benefits.flatMap(({ title, detail }, index): readonly Row[] => [
        [`${name} ${index} title`, title],
        ...(detail === undefined
          ? []
          : ([[`${name} ${index} detail`, detail]] as const)),
      ]),
    ];
  });

/** Messages about a rise to each rank, and a fall from it. */
const rankLetters = vipRanks.flatMap((rank, index) => {
  const below = vipRanks[index - 1];
  const rise = { reason: "RISE", before: below?.rank ?? "0", rank } as const;
  const letters = [[`rise to ${rank.rank}`, rankLetter(rise)] as const];
  if (below === undefined) return letters;
  const fall = { reason: "FALL", before: rank.rank, rank: below } as const;
  return [...letters, [`fall from ${rank.rank}`, rankLetter(fall)] as const];
});

/** The desk's texts, as itself and as a named host. */
const deskIn = (language: string): readonly Row[] => {
  const {
    title,
    greeting,
    shortest: _shortest,
    language: _language,
    ...rest
  } = deskWords(language);
  return Object.entries({
    ...rest,
    title: title("Amaya"),
    greeting: greeting("Amaya"),
  }).map(([name, text]) => [`desk ${name}`, text]);
};

/** Products and methods are columns of separate tables: only their translations are a body. */
const shopIn = (language: string): readonly Row[] => {
  const words = wordsIn(language);
  return [
    ...methods.map(([id, , title]): Row => [
      `method ${id}`,
      (words === undefined ? title : words.methods[id]) ?? "",
    ]),
    ...goods.flatMap(([id, title, , , content]): readonly Row[] => {
      const [name = "", text = ""] =
        words === undefined ? [title, content] : (words.goods[id] ?? []);
      return [
        [`goods ${id} title`, name],
        [`goods ${id} content`, text],
      ];
    }),
  ];
};

/** Notices to the owner about a change to the account's security. */
const ownerNoticesIn = (language: string): readonly Row[] => {
  const words = wordsIn(language);
  const told = words?.ownerNotices ?? ownerNotices;
  return [
    ...Object.entries(told).flatMap(([id, [title, text]]): readonly Row[] => [
      [`owner notice ${id} title`, title],
      [`owner notice ${id} text`, text],
    ]),
    ["owner notice end", words?.notYou ?? notYou],
  ];
};

/** E-mails and text messages, with a name in the place of each value; notices are the same as in the inbox. */
const mailsIn = (language: string): readonly Row[] => {
  const tag = wordsIn(language)?.language.tag ?? "en";
  const texts = defaultTexts(packFor(tag, mailLanguages) ?? "");
  return [...texts].flatMap(([id, text]): readonly Row[] =>
    Object.hasOwn(ownerNotices, id.replace(/\..*/, ""))
      ? []
      : [[`mail ${id}`, text.replace(/\{\w+\}/g, "Amaya")]],
  );
};

/** Titles in the account record. */
const recordIn = (language: string): readonly Row[] => {
  const { to, from, ...rest } = wordsIn(language)?.record ?? recordWords;
  return Object.entries({ ...rest, to: to("Amaya"), from: from("Amaya") }).map(
    ([name, text]) => [`record ${name}`, text],
  );
};

/**
 * All texts of the sample platform in a language, by names that are the same in every language.
 *
 * @example textsIn("CN")["help deposit title"] // "存款"
 */
export const textsIn = (language: string): Texts =>
  Object.fromEntries([
    ...bodiesIn(language, [
      ...seedContent
        .filter(({ kind }) => !wordless.has(kind))
        .map(({ kind, id, body }) => [`${kind} ${id}`, body] as const),
      ...prizesOf,
      ...seedMessages.map(
        (letter, index) => [`letter ${index}`, letter] as const,
      ),
      ["usual letter", usualBody],
      ["feedback answer", answerLetter("Amaya")],
      ["reward", friendsDeposit],
      ...rankLetters,
      ...missions.map(
        ({ id, body }) =>
          [`board ${id}`, prizeWords(body, 2, "20.00")] as const,
      ),
    ]),
    ...ranksIn(language),
    ...deskIn(language),
    ...shopIn(language),
    ...ownerNoticesIn(language),
    ...mailsIn(language),
    ...recordIn(language),
    ["arrival", arrivalIn(language, 90)],
    ["terms", termsIn(language)],
  ]);
