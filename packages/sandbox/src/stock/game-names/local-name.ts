import { liveClassifications } from "@foyer/platform/domain";
import { slotEndings } from "../slot-words.ts";
import { pitKinds } from "../table-words.ts";
import { gameSeries } from "../table-words.ts";
import {
  fishThemes,
  rareAdjective,
  slotThemes,
  type Theme,
} from "../slot-words.ts";
import {
  cardGames,
  cockpits,
  esports,
  houseEditions,
  houseGames,
  liveTables,
  lotteryGames,
  lotteryRegions,
  quickDraws,
  rooms,
  salons,
  sportDesks,
  sports,
} from "../table-words.ts";
import { arabic } from "./ar.ts";
import { chinese } from "./cn.ts";
import { french } from "./fr.ts";
import type { GameWords } from "./game-words.ts";
import { malay } from "./my.ts";
import { thai } from "./th.ts";
import { vietnamese } from "./vi.ts";

const byCode: ReadonlyMap<string, GameWords> = new Map([
  ["AR", arabic],
  ["CN", chinese],
  ["FR", french],
  ["MY", malay],
  ["TH", thai],
  ["VI", vietnamese],
]);

/** The words for game names in a language; undefined for English, and for a code without any. */
export const gameWordsIn = (language: string): GameWords | undefined =>
  byCode.get(language.toUpperCase());

/** Pack codes with game names, besides English. */
export const namedLanguages: readonly string[] = [...byCode.keys()];

/** Writes a name in a language. */
type Recipe = (words: GameWords) => string;

const at = (list: readonly string[], index: number): string =>
  list[index] ?? "";

/** A noun and its modifier, in the order of the language. */
const joined = (
  { order, between }: GameWords,
  thing: string,
  ...others: readonly string[]
): string =>
  (order === "after"
    ? [thing, ...others]
    : [...others.toReversed(), thing]
  ).join(between);

const possessive = (owner: string): string =>
  `${owner}’${owner.endsWith("s") ? "" : "s"}`;

/** Every English name that a theme can have, with the recipe for other languages. */
function* themed(
  { adjectives, things, places, owners }: Theme,
  thingIn: (words: GameWords, index: number) => string,
): Generator<readonly [string, Recipe]> {
  for (const [t, thing] of things.entries()) {
    for (const [a, adjective] of adjectives.entries()) {
      yield [
        `${adjective} ${thing}`,
        (w) => joined(w, thingIn(w, t), at(w.kinds, a)),
      ];
      for (const [p, place] of places.entries())
        yield [
          `${adjective} ${thing} at ${place}`,
          (w) => joined(w, thingIn(w, t), at(w.kinds, a), at(w.places, p)),
        ];
    }
    for (const [p, place] of places.entries())
      yield [
        `${thing} of ${place}`,
        (w) => joined(w, thingIn(w, t), at(w.places, p)),
      ];
    for (const [o, owner] of owners.entries())
      yield [
        `${possessive(owner)} ${thing}`,
        (w) => joined(w, thingIn(w, t), at(w.owners, o)),
      ];
    for (const [r, rare] of rareAdjective.entries())
      yield [
        `${rare} ${thing}`,
        (w) => joined(w, thingIn(w, t), at(w.rare, r)),
      ];
  }
}

/** Every name of two parts, with the recipe for other languages. */
function* paired(
  ones: readonly string[],
  others: readonly string[],
  between: string,
  onesIn: (words: GameWords) => readonly string[],
  othersIn: (words: GameWords) => readonly string[],
): Generator<readonly [string, Recipe]> {
  for (const [i, one] of ones.entries())
    for (const [j, other] of others.entries())
      yield [
        `${one}${between}${other}`,
        (w) => `${at(onesIn(w), i)} · ${at(othersIn(w), j)}`,
      ];
}

function* allRecipes(): Generator<readonly [string, Recipe]> {
  for (const [theme, list] of slotThemes.entries())
    yield* themed(list, (w, index) => at(w.things[theme] ?? [], index));
  yield* themed(fishThemes, (w, index) => at(w.fish, index));
  const tables = liveClassifications.map((code) => liveTables[code]);
  yield* paired(
    tables,
    salons,
    ", ",
    (w) => w.live,
    (w) => w.salons,
  );
  yield* paired(
    cardGames,
    rooms,
    ", ",
    (w) => w.cardGames,
    (w) => w.rooms,
  );
  yield* paired(
    houseGames,
    houseEditions,
    " ",
    (w) => w.houseGames,
    (w) => w.houseEditions,
  );
  yield* paired(
    sports,
    sportDesks,
    " ",
    (w) => w.sports,
    (w) => w.sportDesks,
  );
  yield* paired(
    esports,
    gameSeries,
    " ",
    (w) => w.esports,
    (w) => w.series,
  );
  yield* paired(
    lotteryRegions,
    lotteryGames,
    " ",
    (w) => w.lotteryRegions,
    (w) => w.lotteryGames,
  );
  yield* paired(
    lotteryRegions,
    quickDraws,
    " ",
    (w) => w.lotteryRegions,
    (w) => w.quickDraws,
  );
  yield* paired(
    cockpits,
    pitKinds,
    " ",
    (w) => w.cockpits,
    (w) => w.pits,
  );
}

/* Made when another language is first requested. */
let recipes: ReadonlyMap<string, Recipe> | undefined;
const endings = Object.values(slotEndings);
const kept = new Map<string, string>();

/**
 * The name of a game in a language; the English name where there is no other.
 *
 * @example localName("Jade Dragons Jackpot", "MY") // "Naga Perak Jackpot"
 */
export function localName(name: string, language: string): string {
  const words = gameWordsIn(language);
  if (words === undefined) return name;
  const key = `${language.toUpperCase()} ${name}`;
  const known = kept.get(key) ?? write(name, words);
  kept.set(key, known);
  return known;
}

function write(name: string, words: GameWords): string {
  recipes ??= new Map(allRecipes());
  const [, base = name, number = ""] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  const ending = endings.findIndex((one) => base.endsWith(` ${one}`));
  const ended = at(endings, ending);
  const stem = ending < 0 ? base : base.slice(0, -ended.length - 1);
  const recipe = recipes.get(base) ?? recipes.get(stem);
  if (recipe === undefined) return name;
  const end = recipes.has(base) || ending < 0 ? "" : at(words.endings, ending);
  return `${recipe(words)}${end && ` ${end}`}${number}`;
}
