import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  glossaryFaults,
  proseOf,
  readGlossary,
  textsOf,
  type Placed,
} from "./glossary.ts";
import { packOf } from "./basePacks.ts";

/**
 * Texts with words that a language's glossary rules out: in its pack, and for English also in the sandbox and the
 * documents.
 *
 * @example wordsNotUsed(root, "en") // ['packages/ui/src/words/en: "ui.modal.close" says …']
 */
export function wordsNotUsed(root: string, tag: string): string[] {
  const placed = (place: string): Placed => ({
    place,
    text: readFileSync(join(root, place), "utf8"),
  });
  const filesIn = (folder: string, wanted: RegExp): Placed[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => wanted.test(name))
      .map((name) => placed(`${folder}/${name}`));
  const page = join(root, "docs/words", `${tag}.md`);
  if (!existsSync(page)) return [`docs/words has no glossary ${tag}.md.`];
  const pack = packOf(root, tag);
  const texts = Object.entries(pack?.messages ?? {}).map(([id, text]) => ({
    place: `${pack?.file}: "${id}"`,
    text,
  }));
  const glossary = readGlossary(readFileSync(page, "utf8"));
  if (tag !== "en") return glossaryFaults(glossary, texts);
  const sandbox = filesIn("packages/sandbox/src", /(?<!\.test)\.ts$/)
    .filter(({ place }) => !/\/testing\//.test(place))
    .flatMap(({ place, text }) =>
      textsOf(text).map((said) => ({ place, text: said })),
    );
  const documents = [
    ...filesIn("docs", /^(?!words\/).*\.md$/),
    ...filesIn(".storybook", /\.mdx$/),
    ...["README.md", "CONTRIBUTING.md"].map(placed),
  ].map(({ place, text }) => ({ place, text: proseOf(text) }));
  return [
    ...glossaryFaults(glossary, [...texts, ...sandbox]),
    ...glossaryFaults(
      {
        ...glossary,
        not: glossary.not.filter((word) => !glossary.notInProduct.has(word)),
      },
      documents,
    ),
  ];
}
