import { jsonText } from "../files/exportJson.ts";
import type { Problem } from "../files/problem.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import type { Pack } from "./basePacks.ts";

/**
 * How far a translation has come: `machine`, a machine wrote it and nobody has read it; `unread`, a translator wrote
 * it and nobody else has read it; `read`, a second person has.
 */
export type Mark = "machine" | "unread" | "read";

/** What is known of one translation. */
export interface TextMark {
  readonly mark: Mark;
  /** The English text that it was made from; empty if that is not known. */
  readonly english: string;
}

/**
 * What is known of the translations of a pack, by message id. The file stands beside the pack, in the folder `marks`,
 * and has the pack's name: `messages/marks/HI.json`. It has one member for each mark, with message ids and the
 * English texts that were translated. A text that it does not name counts as read.
 */
export type Marks = ReadonlyMap<string, TextMark>;

const markNames: readonly Mark[] = ["machine", "unread", "read"];

/**
 * Reads the content of a file of marks; what cannot be used is reported and left out. Never throws.
 *
 * @example readMarks({ machine: { hd_home: "Home" } }).marks.get("hd_home") // { mark: "machine", english: "Home" }
 */
export function readMarks(value: unknown): {
  readonly marks: Marks;
  readonly faults: readonly Pick<Problem, "key" | "rule">[];
} {
  const marks = new Map<string, TextMark>();
  if (!isObject(value))
    return { marks, faults: [{ key: "", rule: mustBeMarks }] };
  const faults = Object.entries(value).flatMap(([name, texts]) => {
    const mark = markNames.find((one) => one === name);
    if (!mark)
      return [
        {
          key: name,
          rule: `is no mark; the marks are ${markNames.join(", ")}.`,
        },
      ];
    if (!isObject(texts)) return [{ key: name, rule: mustBeTexts }];
    return Object.entries(texts).flatMap(([id, english]) => {
      const key = `${name}.${id}`;
      if (typeof english !== "string")
        return [{ key, rule: "must be the English text, or empty." }];
      const other = marks.get(id);
      if (other)
        return [{ key, rule: `is marked ${other.mark} too; keep one.` }];
      marks.set(id, { mark, english });
      return [];
    });
  });
  return { marks, faults };
}

const mustBeMarks = `must contain one object with ${markNames.join(", ")}.`;
const mustBeTexts = "must be one object of message id and English text.";

/**
 * The text of a file of marks, sorted; the same marks always give the same text.
 *
 * @example marksText(new Map([["hd_home", { mark: "machine", english: "Home" }]]))
 */
export function marksText(marks: Marks): string {
  const sorted = [...marks].sort(([one], [other]) => (one < other ? -1 : 1));
  const groups = markNames.map((name) => {
    const texts = sorted.filter(([, { mark }]) => mark === name);
    return [
      name,
      Object.fromEntries(texts.map(([id, { english }]) => [id, english])),
    ] as const;
  });
  return jsonText(
    Object.fromEntries(
      groups.filter(([, texts]) => Object.keys(texts).length > 0),
    ),
  );
}

/**
 * Ids of the texts whose English has changed since they were translated, as far as that is known.
 *
 * @example changedIds(marks, { hd_home: "Start" }) // ["hd_home"]
 */
export const changedIds = (marks: Marks, english: Pack): string[] =>
  [...marks]
    .filter(
      ([id, mark]) =>
        mark.english !== "" &&
        Object.hasOwn(english, id) &&
        english[id] !== mark.english,
    )
    .map(([id]) => id);
