import type { Root } from "mdast";
import * as v from "valibot";
import { parse, YAMLParseError } from "yaml";
import { textFault, wordsFault } from "../checks/checkTexts.ts";
import { readMarkdown, type MarkdownPlaces } from "./readMarkdown.ts";
import type { Problem } from "../files/problem.ts";
import { checkedForm } from "../checks/checkForm.ts";

/** A page of a brand's own in one language. */
export interface OwnPageText {
  readonly title: string;
  readonly description: string;
  readonly tree: Root;
}

/** What is at the head of a page's file. */
const frontSchema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});

const front = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

type Finding = Omit<Problem, "file">;

/** A page, if it can be shown, and what is wrong with it. */
interface ReadPage {
  readonly page: OwnPageText | undefined;
  readonly problems: readonly Finding[];
}

/**
 * Reads the file of a page: its title and its description between two lines of three hyphens, and below them the text
 * in Markdown.
 *
 * @example readPage("---\ntitle: Rooms\ndescription: Where we play.\n---\n\nFour rooms.", places).page?.title // "Rooms"
 */
export function readPage(file: string, places: MarkdownPlaces): ReadPage {
  const [whole, head] = front.exec(file) ?? [];
  if (whole === undefined || head === undefined)
    return refused(
      "line 1",
      "must begin with the page's title and description, between two lines of ---.",
    );
  const said = readFront(head);
  if ("problems" in said) return { page: undefined, problems: said.problems };
  // The head is replaced by empty lines, so that lines are counted as in the file.
  const text = file.replace(whole, whole.replaceAll(/[^\n]/g, ""));
  const { tree, faults } = readMarkdown(text, places);
  const problems: Finding[] = [
    ...Object.entries(said.front).flatMap(([key, value]) => {
      const rule = textFault(value);
      return rule === undefined ? [] : [{ key, rule }];
    }),
    ...faults.map(({ line, rule }) => ({ key: `line ${line}`, rule })),
    ...wordsProblems(text),
    ...(tree.children.length === 0 && faults.length === 0
      ? [{ key: "", rule: "has no text below its title and description." }]
      : []),
  ];
  return { page: { ...said.front, tree }, problems };
}

/** Characters that no text must have, by line. */
function wordsProblems(text: string): Finding[] {
  return text.split("\n").flatMap((line, index) => {
    const rule = wordsFault(line.replace(/\r$/, ""));
    return rule === undefined ? [] : [{ key: `line ${index + 1}`, rule }];
  });
}

type Front = v.InferOutput<typeof frontSchema>;

function readFront(
  head: string,
): { readonly front: Front } | { readonly problems: readonly Finding[] } {
  let value: unknown;
  try {
    value = parse(head, { maxAliasCount: 0, schema: "failsafe" });
  } catch (error) {
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : 0;
    return {
      problems: [
        {
          key: `line ${(line ?? 0) + 1}`,
          rule: "cannot be read; write a name, a colon and a text on each line, as title: Our rooms. A text with a colon in it needs double quotes.",
        },
      ],
    };
  }
  const checked = checkedForm(frontSchema, value);
  return checked.ok ? { front: checked.output } : checked;
}

const refused = (key: string, rule: string): ReadPage => ({
  page: undefined,
  problems: [{ key, rule }],
});
