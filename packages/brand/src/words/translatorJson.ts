import * as v from "valibot";
import { parseJson } from "../files/parseJson.ts";
import {
  states,
  unreadable,
  type ReadTranslatorFile,
  type TranslatorText,
} from "./translatorFile.ts";

/** Each message with its English text, what it is for, and how far its translation has come. */
const exchangeFile = v.strictObject({
  tag: v.string(),
  messages: v.record(
    v.string(),
    v.strictObject({
      english: v.string(),
      description: v.optional(v.string()),
      text: v.string(),
      state: v.optional(v.picklist(states)),
    }),
  ),
});

/**
 * Texts for a translator as JSON; what is not translated yet has an empty text.
 *
 * @example translatorJson("hi", texts)
 */
export function translatorJson(
  tag: string,
  texts: readonly TranslatorText[],
): string {
  const messages = texts.map(({ id, english, text, state, notes }) => [
    id,
    {
      english,
      description: notes.length > 0 ? notes.join(" · ") : undefined,
      text,
      state,
    },
  ]);
  const file = { tag, messages: Object.fromEntries(messages) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads what `translatorJson` wrote.
 *
 * @example readTranslatorJson(text)
 */
export function readTranslatorJson(text: string): ReadTranslatorFile {
  const json = parseJson(text);
  if (!json.ok) return unreadable([`The file ${json.why}`]);
  const parsed = v.safeParse(exchangeFile, json.value);
  if (!parsed.success)
    return unreadable(
      parsed.issues.map(
        (issue) =>
          `"${v.getDotPath(issue) ?? "the file"}" is not as the export wrote it: ${issue.message}.`,
      ),
    );
  const { tag, messages } = parsed.output;
  return {
    ok: true,
    tag,
    texts: Object.entries(messages).map(
      ([id, { english, text: said, state }]) => ({
        id,
        english,
        text: said,
        state,
        notes: [],
      }),
    ),
    refused: [],
  };
}
