import { languageCatalogue } from "@foyer/platform/brand";
import type { DeskWords } from "../stock/content/language-words.ts";
import { wordsIn } from "../stock/content/languages.ts";

const english: DeskWords = {
  desk: "the desk",
  intro:
    "Here a real platform has its customer service. On this one a machine answers, from the help.",
  ask: "Ask the desk",
  title: (host) => `Chat with ${host}`,
  said: "What was said",
  you: "You",
  full: "This room is full. Open another one to go on.",
  message: "Message",
  send: "Send",
  greeting: (host) =>
    `Good evening, this is ${host}. No human sits here: a machine answers from the help.`,
  nothing:
    "The help has nothing on that. Ask about deposits, withdrawals, your account, or limits.",
  colon: ": ",
  note: "Development platform. Nothing here is real, and no other site is asked.",
  shortest: 4,
};

/**
 * What the desk says in a language, and which one that is; English where it has no words of it.
 *
 * @example deskWords("CN").send // "发送"
 */
export function deskWords(code: string) {
  const { desk, language } = wordsIn(code) ?? {
    desk: english,
    language: languageCatalogue.English,
  };
  return { ...desk, language };
}
