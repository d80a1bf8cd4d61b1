import { lstatSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import {
  brandPagePath,
  contentFileSchema,
  contentName,
  type ContentFile,
} from "@foyer/platform/brand";
import { checkedForm } from "../checks/checkForm.ts";
import { explainRepeatedKey } from "../checks/checkRepeated.ts";
import { nearest, type Problem } from "../files/problem.ts";
import { readJson } from "../files/readJson.ts";
import { readText } from "../files/readText.ts";
import { contentFileProblems } from "./contentFileProblems.ts";
import { linkFault } from "./linkFault.ts";
import { readPage, type OwnPageText } from "./readPage.ts";
import type { MarkdownPlaces } from "./readMarkdown.ts";

/** A page of a brand's own: its texts by pack code. The brand's default language is always among them. */
export interface OwnPage {
  readonly name: string;
  readonly texts: Readonly<Record<string, OwnPageText>>;
}

/** What a brand adds of its own, as it is in its folder. */
export interface OwnContent {
  readonly pages: readonly OwnPage[];
  readonly file: ContentFile;
}

/** What a brand's own content is read against. */
export interface ContentPlaces {
  /** Pack codes of the brand's languages. */
  readonly codes: readonly string[];
  /** Pack code of its default language. */
  readonly first: string;
  /** Other sites that may be linked to: `hosts.link` of brand.json. */
  readonly hosts: readonly string[];
  /** Paths of the portal's own pages; undefined: any path may be linked to. */
  readonly paths?: readonly string[] | undefined;
}

/** A brand's own content, and what is wrong with it; files are named from the brand's folder. */
export interface ReadContent {
  /** Undefined if the brand has none. */
  readonly content: OwnContent | undefined;
  readonly problems: readonly Problem[];
}

const members = ["content.json", "pages"];
const mostPages = 30;
/** Maximum size of a page's file in bytes: a book of rules has a tenth of it. */
const largestPage = 64 * 1024;
const nothing: ContentFile = { menu: [], footer: [], banners: [], blocks: [] };

/**
 * Reads the folder `content` of a brand, without throwing: its pages, and its links, banners and blocks.
 *
 * @example readContent("themes/tivora", { codes: ["VI", "EN"], first: "VI", hosts: [] }).content?.pages
 */
export function readContent(
  brandDir: string,
  places: ContentPlaces,
): ReadContent {
  const dir = join(brandDir, "content");
  if (!lstatSync(dir, { throwIfNoEntry: false })?.isDirectory())
    return { content: undefined, problems: [] };
  const names = foldersIn(join(dir, "pages"));
  const paths = places.paths && [...places.paths, ...names.map(brandPagePath)];
  const pictures = filesIn(join(brandDir, "assets"));
  const inText: MarkdownPlaces = {
    linkFault: (href) => linkFault(href, { paths, hosts: places.hosts }),
    pictureFault: (file) =>
      pictures.includes(file)
        ? undefined
        : `shows ${file}, which is no file in assets${nearest(file, pictures)}.`,
  };
  const pages = names.map((name) => readTexts(dir, name, { places, inText }));
  const file = readFile(dir);
  return {
    content: {
      pages: pages.flatMap(({ page }) => page ?? []),
      file: file.value ?? nothing,
    },
    problems: [
      ...strangers(dir),
      ...tooMany(names),
      ...pages.flatMap(({ problems }) => problems),
      ...file.problems,
      ...(file.value
        ? contentFileProblems(file.value, {
            places,
            inText,
            pages: titlesOf(names, pages),
          })
        : []),
    ].map((problem) => ({ ...problem, file: `content/${problem.file}` })),
  };
}

/**
 * Paths of a brand's own pages.
 *
 * @example ownPaths("themes/tivora") // ["/p/rooms"]
 */
export const ownPaths = (brandDir: string): string[] =>
  foldersIn(join(brandDir, "content", "pages")).map(brandPagePath);

/** Pages that cannot be read have no titles, but they are there. */
const titlesOf = (
  names: readonly string[],
  pages: readonly { readonly page: OwnPage | undefined }[],
) =>
  new Map(
    names.map((name, at) => [
      brandPagePath(name),
      Object.fromEntries(
        Object.entries(pages[at]?.page?.texts ?? {}).map(
          ([code, { title }]) => [code, title],
        ),
      ),
    ]),
  );

interface Around {
  readonly places: ContentPlaces;
  readonly inText: MarkdownPlaces;
}

/** The texts of one page, in the languages that it has. */
function readTexts(
  dir: string,
  name: string,
  { places: { codes, first }, inText }: Around,
): { readonly page: OwnPage | undefined; readonly problems: Problem[] } {
  const folder = `pages/${name}`;
  const files = filesIn(join(dir, folder));
  const problems: Problem[] = contentName.test(name)
    ? []
    : [
        {
          file: folder,
          key: "",
          rule: "the name of a page may only have lower-case letters, digits and hyphens, because it is part of the address; at most 40.",
        },
      ];
  const texts: Record<string, OwnPageText> = {};
  for (const file of files) {
    const at = `${folder}/${file}`;
    const code = basename(file, ".md");
    if (!file.endsWith(".md") || !codes.includes(code)) {
      problems.push({
        file: at,
        key: "",
        rule: `does not belong to a language of the brand; name it after one of ${codes.join(", ")}, such as ${first}.md.`,
      });
      continue;
    }
    const read = readText(join(dir, at), largestPage);
    if (!read.ok) {
      problems.push({ file: at, key: "", rule: read.why });
      continue;
    }
    const { page, problems: found } = readPage(read.text, inText);
    problems.push(...found.map((finding) => ({ file: at, ...finding })));
    if (page) texts[code] = page;
  }
  problems.push(...missing(folder, files, { codes, first }));
  return {
    page: texts[first] ? { name, texts } : undefined,
    problems,
  };
}

/** Languages in which a page has no file. */
function missing(
  folder: string,
  files: readonly string[],
  { codes, first }: Pick<ContentPlaces, "codes" | "first">,
): Problem[] {
  return codes
    .filter((code) => !files.includes(`${code}.md`))
    .map((code) => ({
      file: `${folder}/${code}.md`,
      key: "",
      ...(code === first
        ? {
            rule: "is missing; every page needs a file in the brand's default language.",
          }
        : {
            rule: `is missing; the page is shown in the default language (${first}) there.`,
            note: true,
          }),
    }));
}

function readFile(dir: string): {
  readonly value: ContentFile | undefined;
  readonly problems: readonly Problem[];
} {
  const file = "content.json";
  if (!lstatSync(join(dir, file), { throwIfNoEntry: false }))
    return { value: nothing, problems: [] };
  const read = readJson(join(dir, file));
  if (!read.ok)
    return { value: undefined, problems: [{ file, key: "", rule: read.why }] };
  const checked = checkedForm(contentFileSchema, read.value);
  const problems = [
    ...read.repeated.map(explainRepeatedKey),
    ...(checked.ok ? [] : checked.problems),
  ].map((finding) => ({ file, ...finding }));
  return { value: checked.ok ? checked.output : undefined, problems };
}

/** What does not belong into the folder, or not in this form. */
function strangers(dir: string): Problem[] {
  const pages = lstatSync(join(dir, "pages"), { throwIfNoEntry: false });
  const outside = filesIn(dir)
    .filter((name) => !members.includes(name))
    .map((name) => ({
      file: name,
      key: "",
      rule: `does not belong into content, which has only ${members.join(" and ")}${nearest(name, members)}.`,
    }));
  const wrong =
    pages && !pages.isDirectory()
      ? [
          {
            file: "pages",
            key: "",
            rule: "is a link or a file; it must be a folder of its own.",
          },
        ]
      : [];
  const loose = filesIn(join(dir, "pages"))
    .filter((name) => !foldersIn(join(dir, "pages")).includes(name))
    .map((name) => ({
      file: `pages/${name}`,
      key: "",
      rule: "is no folder; a page is a folder with a file for each language, such as pages/rooms/EN.md.",
    }));
  return [...outside, ...wrong, ...loose];
}

const tooMany = ({ length }: readonly string[]): Problem[] =>
  length > mostPages
    ? [
        {
          file: "pages",
          key: "",
          rule: `has ${length} pages; at most ${mostPages} are allowed.`,
        },
      ]
    : [];

/** Names in a folder; none if it is a link, or not there. */
function filesIn(dir: string): string[] {
  return lstatSync(dir, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(dir).sort()
    : [];
}

const foldersIn = (dir: string): string[] =>
  filesIn(dir).filter((name) => lstatSync(join(dir, name)).isDirectory());
