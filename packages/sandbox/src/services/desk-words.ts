import { languageCatalogue } from "@foyer/platform/brand";
import type { DeskWords } from "../stock/content/language-words.ts";
import { wordsIn } from "../stock/content/languages.ts";

const english: DeskWords = {
  desk: "customer service",
  intro:
    "A real platform has its customer service here. On this one, a program answers from the help articles.",
  ask: "Ask customer service",
  title: (host) => `Chat with ${host}`,
  said: "Chat messages",
  you: "You",
  full: "This chat is full. Open a new one to continue.",
  message: "Message",
  send: "Send",
  greeting: (host) =>
    `Good evening, this is ${host}. You are not talking to a person: a program answers from the help articles.`,
  nothing:
    "The help articles have no answer to that. Ask about deposits, withdrawals, your account, or limits.",
  colon: ": ",
  note: "Development platform. Nothing here is real, and no other site is contacted.",
  shortest: 4,
};

/**
 * The texts of the customer service desk in a language, and the code of that language; English if there are none.
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
