/** A page of a centre that people may ask for by more names than its key. */
export interface Findable {
  /** Names that people and older links use for it. */
  readonly aliases?: readonly string[];
}

/** Which page answers to what was asked for. */
export interface FoundPage {
  readonly key: string;
  /** What was asked for is not there: the page where the centre opens stands in its place. */
  readonly missing: boolean;
}

interface Wanted {
  readonly asked: string | undefined;
  /** Whether a page is there; undefined while that is not known, and it stays asked for. */
  readonly isThere: (key: string) => boolean | undefined;
  /** Where the centre opens. */
  readonly otherwise: string;
}

/** A name as it is compared: without case and signs. */
const plain = (name: string): string =>
  name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Shorter beginnings of a name say too little. */
const leastBeginning = 4;

/**
 * The page that an address or a button asked for: by its key, by one of its other names, or by the beginning of its
 * key where only one begins so.
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
