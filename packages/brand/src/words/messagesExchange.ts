import { parseJson } from "../files/parseJson.ts";
import * as v from "valibot";
import { packFaults } from "./packCheck.ts";
import type { Pack } from "./basePacks.ts";

/** What the sources say about a message. */
export interface SourceMessage {
  readonly defaultMessage: string;
  readonly description?: string | undefined;
}
export type SourceMessages = Readonly<Record<string, SourceMessage>>;

/** A file for a translator: each message with its English text and its purpose. */
const exchangeFile = v.strictObject({
  tag: v.string(),
  messages: v.record(
    v.string(),
    v.strictObject({
      english: v.string(),
      description: v.optional(v.string()),
      text: v.string(),
    }),
  ),
});

/**
 * Writes the words of a language for a translator, sorted by id; what is not translated yet has an empty text.
 *
 * @example exportWords("ms", { sources, pack })
 */
export function exportWords(
  tag: string,
  { sources, pack }: { readonly sources: SourceMessages; readonly pack: Pack },
): string {
  const messages = sorted(sources).map(
    ([id, { defaultMessage, description }]) => [
      id,
      { english: defaultMessage, description, text: pack[id] ?? "" },
    ],
  );
  return text({ tag, messages: Object.fromEntries(messages) });
}

/** A pack that may be written, or why it may not. */
export type Imported =
  | { readonly ok: true; readonly text: string; readonly count: number }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads a translator's file and merges it into the existing pack. It is rejected as a whole, with a sentence for each
 * fault, unless the result is complete and correct.
 *
 * @example importWords(readFileSync(file, "utf8"), { tag: "ms", sources, pack })
 */
export function importWords(
  file: string,
  {
    tag,
    sources,
    pack,
  }: {
    readonly tag: string;
    readonly sources: SourceMessages;
    readonly pack: Pack;
  },
): Imported {
  const json = parseJson(file);
  if (!json.ok) return refuse([`The file ${json.why}`]);
  const parsed = v.safeParse(exchangeFile, json.value);
  if (!parsed.success)
    return refuse(
      parsed.issues
        .slice(0, most)
        .map(
          (issue) =>
            `"${v.getDotPath(issue) ?? "the file"}" is not as the export wrote it: ${issue.message}.`,
        ),
    );
  const { tag: written, messages } = parsed.output;
  if (written !== tag)
    return refuse([
      `The file is of the language ${written}, and not of ${tag}.`,
    ]);
  const stale = Object.entries(messages).flatMap(([id, { english }]) => {
    const now = sources[id]?.defaultMessage;
    return now === undefined || now === english
      ? []
      : [
          `"${id}" has another English text since the export: ${JSON.stringify(now)}. Translate it anew.`,
        ];
  });
  const words = Object.entries(messages)
    .filter(([, { text: said }]) => said.trim() !== "")
    .map(([id, { text: said }]): [string, string] => [id, said]);
  const next: Pack = Object.fromEntries(
    sorted({ ...pack, ...Object.fromEntries(words) }),
  );
  const english = Object.fromEntries(
    Object.entries(sources).map(([id, { defaultMessage }]) => [
      id,
      defaultMessage,
    ]),
  );
  const faults = packFaults(english, { messages: next, complete: true, tag });
  const problems = [
    ...stale,
    ...faults.map(({ id, rule }) => `"${id}" ${rule}`),
  ];
  return problems.length > 0
    ? refuse(problems)
    : { ok: true, text: text(next), count: words.length };
}

/** Maximum number of faults that are printed. */
const most = 60;

function refuse(problems: readonly string[]): Imported {
  const rest = problems.length - most;
  return {
    ok: false,
    problems:
      rest > 0
        ? [...problems.slice(0, most), `And ${rest} more.`]
        : [...problems],
  };
}

function sorted<T>(values: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(values).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
}

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
