import {
  TYPE,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";

/** A kind of place where text is shown, and how much of it fits. */
export interface Place {
  /** Its name in the check's messages. */
  readonly name: string;
  /** Ids of the messages shown there. */
  readonly ids: RegExp;
  /** Maximum number of Latin characters; an East Asian character counts as two. */
  readonly most: number;
  /** Or as a multiple of the English text's length, if that is more. Default: 0. */
  readonly times?: number;
}

/**
 * What fits where; the first match applies. The numbers are for a phone 320 px wide with the largest type that a
 * brand may choose; longer texts are cut off or push their neighbours away.
 */
export const places: readonly Place[] = [
  {
    name: "a place of the phone's bottom bar",
    ids: /^bottom\.(?!label)/,
    most: 14,
  },
  {
    name: "a button of the header",
    ids: /^header\.(login|register|deposit|withdraw|agent)$/,
    most: 18,
  },
  {
    name: "an entry of the menu",
    ids: /^(hd_|con_|compete_|in_house)/,
    most: 24,
  },
  {
    name: "a badge",
    ids: /^ui\.(gameCard|promotionBadge|matchCard)\./,
    most: 20,
    times: 2,
  },
  {
    name: "a tab",
    ids: /(\.tab\.|\.phase\.|\.group\.)/,
    most: 28,
    times: 2,
  },
  {
    name: "a chip",
    ids: /^lobby\.(classify|filter)\./,
    most: 24,
    times: 2,
  },
  {
    name: "a button",
    ids: /\.(submit|send|apply|accept|agree|refuse|reject|claim|cancel|close|later|next|back|retry|again|yes|save|confirm|copy|login|logIn|logout|logOut|signOut|more|pay|play|print|read|redeem|transfer)$/,
    most: 32,
    times: 2.2,
  },
  {
    name: "a heading",
    ids: /(\.title$|^title\.)/,
    most: 60,
    times: 2.2,
  },
  { name: "its place", ids: /./, most: 80, times: 2.6 },
];

/** Assumed length of an argument; its real length is not known here. */
const ofArgument = 6;

/**
 * Where a message is shown, and how many letters fit there; undefined for an id that no place has.
 *
 * @example roomOf("bottom.home", parse("Home")) // { name: "a place of the phone's bottom bar", most: 14 }
 */
export function roomOf(
  id: string,
  english: readonly MessageFormatElement[],
): Pick<Place, "name" | "most"> | undefined {
  const place = places.find(({ ids }) => ids.test(id));
  if (!place) return undefined;
  const { name, most, times = 0 } = place;
  return { name, most: Math.max(most, Math.floor(lengthOf(english) * times)) };
}

/**
 * A sentence that says that a text is too long for its place; undefined if it fits.
 *
 * @example lengthFault("bottom.home", { original: parse("Home"), text: parse("Back to the beginning") })
 */
export function lengthFault(
  id: string,
  {
    original,
    text,
  }: {
    readonly original: readonly MessageFormatElement[];
    readonly text: readonly MessageFormatElement[];
  },
): string | undefined {
  const room = roomOf(id, original);
  const length = lengthOf(text);
  return room && length > room.most
    ? `is too long for ${room.name}: ${length} letters, and ${room.most} are the most.`
    : undefined;
}

/**
 * Visible length of a message: the longest of its forms counts.
 *
 * @example lengthOf(parse("Hi {name}")) // 9
 */
export function lengthOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => sum + elementLength(element), 0);
}

function elementLength(element: MessageFormatElement): number {
  switch (element.type) {
    case TYPE.literal:
      return [...element.value].reduce((sum, sign) => sum + widthOf(sign), 0);
    case TYPE.tag:
      return lengthOf(element.children);
    case TYPE.plural:
    case TYPE.select:
      return Math.max(
        ...Object.values(element.options).map(({ value }) => lengthOf(value)),
      );
    case TYPE.pound:
      return 2;
    default:
      return ofArgument;
  }
}

const wide =
  /[\u1100-\u115F\u2E80-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/;

/** Combining marks have no width. */
function widthOf(sign: string): number {
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(sign)) return 0;
  return wide.test(sign) ? 2 : 1;
}
