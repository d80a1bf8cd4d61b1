/** A page of a centre that can be requested by names besides its key. */
export interface Findable {
  /** Names that people and older links use for it. */
  readonly aliases?: readonly string[];
}

/** The page that matches the request. */
export interface FoundPage {
  readonly key: string;
  /** The requested page does not exist here: the centre's start page is shown instead. */
  readonly missing: boolean;
}

interface Wanted {
  readonly asked: string | undefined;
  /** Whether a page exists; undefined while that is not known: then the page stays requested. */
  readonly isThere: (key: string) => boolean | undefined;
  /** The centre's start page. */
  readonly otherwise: string;
}

/** A name in the form used for comparison: lower case, letters and digits only. */
const plain = (name: string): string =>
  name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** A shorter prefix is too ambiguous. */
const leastBeginning = 4;

/**
 * The page that an address or a button requested: by its key, by one of its aliases, or by a prefix of its key if
 * only one key starts with it.
 *
 * @example findPage(memberPages, { asked: "deposit", isThere, otherwise }) // { key: "depositv2", missing: false }
 */
export function findPage(
  pages: Readonly<Record<string, Findable>>,
  { asked, isThere, otherwise }: Wanted,
): FoundPage {
  if (asked === undefined) return { key: otherwise, missing: false };
  const there = Object.keys(pages).filter((key) => isThere(key) !== false);
  if (there.includes(asked)) return { key: asked, missing: false };
  const name = plain(asked);
  const named = there.filter((key) =>
    [key, ...(pages[key]?.aliases ?? [])].some((one) => plain(one) === name),
  );
  const begun =
    name.length < leastBeginning
      ? []
      : there.filter((key) => plain(key).startsWith(name));
  const [key, other] = named.length > 0 ? named : begun;
  return key !== undefined && other === undefined
    ? { key, missing: false }
    : { key: otherwise, missing: true };
}
