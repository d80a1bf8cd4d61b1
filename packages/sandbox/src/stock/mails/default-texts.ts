import type { MailTextId } from "@foyer/brand/mails/mailKinds";
import { wordsIn } from "../content/languages.ts";
import { notYou, ownerNotices, type Notice } from "../owner-notices.ts";
import arabic from "./ar.json" with { type: "json" };
import english from "./en.json" with { type: "json" };
import french from "./fr.json" with { type: "json" };
import malay from "./ms.json" with { type: "json" };
import thai from "./th.json" with { type: "json" };
import vietnamese from "./vi.json" with { type: "json" };
import chinese from "./zh-Hans.json" with { type: "json" };

type NoticeTextId = `${Notice}.${"subject" | "mail" | "sms"}`;
type Texts = Readonly<Record<Exclude<MailTextId, NoticeTextId>, string>>;

/** The files, by the tag of their language, with the pack code under which the other words are. */
const files: Readonly<Record<string, readonly [code: string, texts: Texts]>> = {
  en: ["EN", english],
  ar: ["AR", arabic],
  fr: ["FR", french],
  ms: ["MY", malay],
  th: ["TH", thai],
  vi: ["VI", vietnamese],
  "zh-Hans": ["CN", chinese],
};

/** Tags of the languages that there are default texts in. */
export const mailLanguages: readonly string[] = Object.keys(files);

/** What the inbox says about a change, as an e-mail and as a text message. */
function noticeTexts(code: string): readonly (readonly [string, string])[] {
  const words = wordsIn(code);
  const end = words?.notYou ?? notYou;
  const colon = words?.desk.colon ?? ": ";
  return Object.entries(words?.ownerNotices ?? ownerNotices).flatMap(
    ([notice, [title, text]]) => [
      [`${notice}.subject`, title],
      [`${notice}.mail`, `${text}\n\n${end}`],
      [`${notice}.sms`, `{brand}${colon}${text} ${end}`],
    ],
  );
}

const whole: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(files).map(([tag, [code, texts]]) => [
    tag,
    new Map([...Object.entries(texts), ...noticeTexts(code)]),
  ]),
);

/**
 * The default texts of e-mails and text messages in a language of `mailLanguages`, by id; empty for any other.
 *
 * @example defaultTexts("ms").get("resetLink.subject") // "Tetapkan kata laluan baharu"
 */
export const defaultTexts = (tag: string): ReadonlyMap<string, string> =>
  whole.get(tag) ?? new Map();
