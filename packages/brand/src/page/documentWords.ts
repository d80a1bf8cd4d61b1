import {
  parse,
  TYPE,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { directionOf } from "../../../platform/src/brand/direction.ts";
import {
  documentIds,
  mergedPack,
  packLanguages,
  type PackSource,
} from "../words/packs.ts";

type Source = Pick<PackSource, "root" | "brand">;

/**
 * A paragraph in each language of the brand, the default one first: readers of the bare document may know any of
 * them, and no script runs that could choose.
 *
 * @example documentText({ brand: "aurora", root }, "MY", "noScript") // '<p lang="ms-MY" dir="ltr">…</p>…'
 */
export function documentText(
  { root, brand }: Source,
  defaultLanguage: string,
  what: "noScript" | "failed",
): string {
  const languages = packLanguages({ root, brand, pseudo: false });
  const first = languages.filter(({ code }) => code === defaultLanguage);
  const others = languages.filter(({ code }) => code !== defaultLanguage);
  const paragraphs = [...first, ...others].flatMap((language) => {
    const { code, tag } = language;
    const say = (id: string) => plainText({ root, brand }, code, id);
    const text = say(documentIds[what]);
    const reload = say(documentIds.reload);
    if (text === undefined || reload === undefined) return [];
    const link = what === "failed" ? ` <a href="">${reload}</a>` : "";
    return `<p lang="${tag}" dir="${directionOf(language)}">${text}${link}</p>`;
  });
  return paragraphs.join("\n");
}

/**
 * A message without arguments, escaped for a document; undefined if the language does not have it (which the pack
 * check reports).
 */
function plainText(
  { root, brand }: Source,
  code: string,
  id: string,
): string | undefined {
  const text = mergedPack({ root, brand, pseudo: false }, code)[id];
  return text === undefined
    ? undefined
    : escapeHtml(parse(text).map(literal).join(""));
}

function literal(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return element.value;
  throw new Error("What the document says by itself can have no arguments.");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}
