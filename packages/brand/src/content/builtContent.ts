import { basename } from "node:path";
import type {
  BrandBlock,
  BrandCard,
  BrandContent,
  BrandText,
  BrandTexts,
  ContentFile,
} from "@foyer/platform/brand";
import { brandPagePath } from "@foyer/platform/brand";
import { pictureSize } from "../identity/pictureSize.ts";
import type { LoadedBrand } from "../plugin/brands.ts";
import { markdownHtml, type PictureInText } from "./markdownHtml.ts";
import { readMarkdown } from "./readMarkdown.ts";

interface BuildOptions {
  /** Pack codes of the languages that the portal offers. */
  readonly codes: readonly string[];
  /** The address that a picture is served at. */
  readonly addressOf: (file: string) => string;
  /** Writes a file and returns its address. */
  readonly write: (name: string, text: string) => string;
}

type Content = Pick<LoadedBrand, "brand" | "assets" | "content">;
type Block = ContentFile["blocks"][number];
type Card = Extract<Block, { kind: "cards" }>["cards"][number];

/**
 * A brand's own content as its portal gets it; undefined if it has none. Texts that a language does not have are
 * replaced by those of the brand's default language. What is long is in files of its own.
 *
 * @example builtContent(loadBrand("themes", "tivora"), { codes: ["VI", "EN"], addressOf, write })?.pages[0]?.name
 */
export function builtContent(
  loaded: Content,
  options: BuildOptions,
): BrandContent | undefined {
  const { content } = loaded;
  if (!content) return undefined;
  const { codes, write } = options;
  const { first, tag, inAll, pictureOf } = toolsOf(loaded, options);
  const byCode = <T>(make: (code: string) => T) =>
    Object.fromEntries(codes.map((code) => [code, make(code)]));
  const titleOf = (href: string) =>
    content.pages.find(({ name }) => brandPagePath(name) === href)?.texts ?? {};
  const link = ({
    href,
    label,
  }: {
    readonly href: string;
    readonly label?: BrandTexts | undefined;
  }) => ({
    href,
    label: inAll(
      label ??
        Object.fromEntries(
          Object.entries(titleOf(href)).map(([code, { title }]) => [
            code,
            title,
          ]),
        ),
    ),
  });

  const pages = content.pages.map(({ name, texts }) => {
    const textIn = (code: string) => texts[code] ?? texts[first];
    const html = (code: string): BrandText => ({
      html: markdownHtml(
        textIn(code)?.tree ?? { type: "root", children: [] },
        pictureOf,
      ),
      ...(!texts[code] && { lang: tag }),
    });
    return {
      path: brandPagePath(name),
      title: byCode((code) => textIn(code)?.title ?? ""),
      description: byCode((code) => textIn(code)?.description ?? ""),
      files: byCode((code) =>
        write(`${name}.${code}.json`, JSON.stringify(html(code))),
      ),
    };
  });
  const { menu, footer, banners, blocks } = content.file;
  return {
    pages,
    menu: menu.map((entry) => ({ ...link(entry), icon: entry.icon })),
    footer: footer.map(({ title, links }) => ({
      title: inAll(title),
      links: links.map(link),
    })),
    banners: banners.map(({ picture, title, href }) => ({
      picture: pictureOf(picture).src,
      title: inAll(title),
      ...(href !== undefined && { href }),
    })),
    ...(blocks.length > 0 && {
      blocks: byCode((code) =>
        write(
          `home.${code}.json`,
          JSON.stringify(
            Object.fromEntries(
              blocks.map((block) => [
                block.id,
                blockIn(block, code, { first, tag, pictureOf }),
              ]),
            ),
          ),
        ),
      ),
    }),
  };
}

interface Tools {
  /** Pack code of the brand's default language. */
  readonly first: string;
  /** Its BCP 47 tag. */
  readonly tag: string | undefined;
  readonly pictureOf: (file: string) => PictureInText;
}

function toolsOf(
  { brand, assets }: Content,
  { codes, addressOf }: BuildOptions,
): Tools & { readonly inAll: (texts: BrandTexts) => BrandTexts } {
  const first = brand.defaultLanguage;
  return {
    first,
    tag: brand.languages[first]?.tag,
    inAll: (texts) =>
      Object.fromEntries(
        codes.map((code) => [code, texts[code] ?? texts[first] ?? ""]),
      ),
    pictureOf: (file) => {
      const path = Object.values(assets).find(
        (asset) => basename(asset) === file,
      );
      if (path === undefined) throw new Error(`There is no picture ${file}.`);
      return { src: addressOf(path), ...pictureSize(path) };
    },
  };
}

/** A block in one language. */
function blockIn(
  block: Block,
  code: string,
  { first, tag, pictureOf }: Tools,
): BrandBlock {
  const say = (texts: BrandTexts | undefined) =>
    texts?.[code] ?? texts?.[first];
  const title = say(block.title);
  if (block.kind === "cards")
    return {
      title,
      cards: block.cards.map((card) => cardIn(card, say, pictureOf)),
    };
  const { tree } = readMarkdown(say(block.text) ?? "", {
    linkFault: () => undefined,
    pictureFault: () => undefined,
  });
  return {
    title,
    text: {
      html: markdownHtml(tree, pictureOf),
      ...(block.text[code] === undefined && { lang: tag }),
    },
  };
}

function cardIn(
  { title, text, picture, href }: Card,
  say: (texts: BrandTexts | undefined) => string | undefined,
  pictureOf: Tools["pictureOf"],
): BrandCard {
  return {
    title: say(title) ?? "",
    text: say(text),
    picture: picture === undefined ? undefined : pictureOf(picture),
    href,
  };
}
