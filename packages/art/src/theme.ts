import type { Random } from "./random.ts";
import type { GameKind, Theme } from "./theme-types.ts";
import { byWord } from "./themes/index.ts";
import { byKind } from "./themes/kinds.ts";

/** Kinds whose games may be about anything; a table game looks like a table game whatever its room is called. */
const free: readonly GameKind[] = ["slots", "in-house", "fish"];

/** Suffixes that providers add to a name; they say how a game is played, not what it shows. */
const ending = / (?:scratch|video poker|jackpot|table|arcade|bingo)$/i;

/**
 * The words of a title, most significant first: its noun, the noun with its adjectives, these with the place, the
 * whole title.
 */
function telling(title: string): readonly string[] {
  const name = title.replace(ending, "");
  const [thing = name] = name.split(/ (?:of|at) /);
  const noun = thing.split(" ").at(-1) ?? thing;
  return [noun, thing, name, title];
}

/**
 * Finds what a game is about: from the words of its title where they tell, otherwise from its kind.
 * @example themeOf("Lantern River", "slots", random)
 */
export function themeOf(title: string, kind: GameKind, random: Random): Theme {
  const known = byWord.filter((t) => (t.kinds ?? free).includes(kind));
  const chance = random();
  for (const words of telling(title)) {
    const fitting = known.filter((t) => t.words.test(words));
    const found = fitting[Math.floor(chance * fitting.length)];
    if (found) return found;
  }
  return byKind[kind];
}
