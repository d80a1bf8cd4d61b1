import * as v from "valibot";
import { say } from "./shapes.ts";

/*
 * What a brand adds of its own, in themes/<brand>/content/content.json. The JSON schema that completes and checks that
 * file in an editor is generated from here; every member carries the description that the file's author reads.
 */

/** Names of pages and blocks: they are part of addresses, which are the same in capitals. */
export const contentName = /^[a-z][a-z0-9-]{0,39}$/;

/** Icons that an entry of the menu may have. */
export const menuIcons = [
  "info",
  "star",
  "heart",
  "gift",
  "crown",
  "shield",
  "play",
  "clock",
  "mail",
  "globe",
  "live",
  "sports",
  "slots",
  "cards",
] as const;

/** Maximum length of an entry of the menu, in characters. */
export const longestMenuLabel = 24;

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
/** A text by pack code. */
const texts = (longest: number) =>
  v.record(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Z]{2,4}$/,
        "must be a pack code of two to four capitals, as EN",
      ),
    ),
    text(longest),
  );
const href = say(
  v.pipe(v.string(), v.maxLength(300)),
  "Where it leads: a path of the portal, such as /promotions; a page of your own, such as /p/rooms; or an https address on one of your hosts.link.",
);
const picture = say(
  v.pipe(
    v.string(),
    v.regex(
      /^[\w-]+\.(svg|webp|avif|png|jpg)$/,
      "must be the name of a picture in assets, as rooms.webp",
    ),
  ),
  "File name of a picture in assets.",
);
const label = (longest: number) =>
  v.optional(
    say(
      texts(longest),
      "Its text by pack code; left out: the title of your own page that it leads to.",
    ),
  );
const link = v.strictObject({ href, label: label(60) });

const name = say(
  v.pipe(
    v.string(),
    v.regex(
      contentName,
      "must have small letters, figures and hyphens alone, as our-rooms",
    ),
  ),
  "Name of the block. layout.home.sections in brand.json puts it on the home page as content: and this name.",
);
const heading = v.optional(
  say(
    texts(60),
    "Heading by pack code; left out: the block has none, and its text begins with one.",
  ),
);
const card = v.strictObject({
  title: say(texts(60), "Heading of the card by pack code."),
  text: v.optional(say(texts(200), "One or two sentences by pack code.")),
  picture: v.optional(picture),
  href: v.optional(href),
});
const block = v.variant("kind", [
  v.strictObject({
    id: name,
    kind: v.literal("text"),
    title: heading,
    text: say(
      texts(4000),
      "The text by pack code, in Markdown: paragraphs, links, lists, pictures.",
    ),
  }),
  v.strictObject({
    id: name,
    kind: v.literal("cards"),
    title: say(texts(60), "Heading by pack code."),
    cards: say(
      v.pipe(v.array(card), v.minLength(1), v.maxLength(12)),
      "The cards, in order.",
    ),
  }),
]);

/** The content of content.json. */
export const contentFileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  menu: v.optional(
    say(
      v.pipe(
        v.array(
          v.strictObject({
            href,
            label: label(longestMenuLabel),
            icon: v.optional(
              say(v.picklist(menuIcons), "Its icon; left out: info."),
              "info",
            ),
          }),
        ),
        v.maxLength(8),
      ),
      "Entries that the menu has besides the portal's, in order.",
    ),
    [],
  ),
  footer: v.optional(
    say(
      v.pipe(
        v.array(
          v.strictObject({
            title: say(texts(40), "Heading of the column by pack code."),
            links: say(
              v.pipe(v.array(link), v.minLength(1), v.maxLength(12)),
              "Its links, in order.",
            ),
          }),
        ),
        v.maxLength(4),
      ),
      "Columns that the footer has besides the portal's, in order.",
    ),
    [],
  ),
  banners: v.optional(
    say(
      v.pipe(
        v.array(
          v.strictObject({
            picture,
            title: say(
              texts(120),
              "What the banner says, by pack code; it is read out to people who cannot see it.",
            ),
            href: v.optional(href),
          }),
        ),
        v.maxLength(6),
      ),
      "Banners of the home page that come before the platform's. Their pictures are 3:1, with the subject in the middle.",
    ),
    [],
  ),
  blocks: v.optional(
    say(
      v.pipe(v.array(block), v.maxLength(12)),
      "Blocks for the home page: a text, or cards.",
    ),
    [],
  ),
});

/** What content.json says after parsing, defaults filled in. */
export type ContentFile = v.InferOutput<typeof contentFileSchema>;
