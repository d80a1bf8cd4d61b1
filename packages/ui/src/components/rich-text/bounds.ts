/** The longest text that is shown, in characters: a book of rules is far below, and a picture's own bytes have room. */
const longest = 300_000;
/** Elements within each other; a browser's own parser stops at 512. */
const deepest = 100;
/** Elements and attributes together. The work of a slow phone with so many stays below half a second. */
const most = 5_000;

/* A parser opens these again in every block that follows until they are closed. */
const formatting = new Set(
  "a b big code em font i nobr s small strike strong tt u".split(" "),
);
/* What may stand without an end: the next of its kind ends it, so it says nothing of the depth. */
const endless = new Set(
  "p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rp rt".split(
    " ",
  ),
);
const empty = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(
    " ",
  ),
);

const tagName = /^\/?([a-z][^\s/>]*)/i;
const comment = /^!--(?!-?>)[^]*?-->/;

/** Where a pattern that looks from its place on has read to. */
function past(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

const between = /[\s/]*/y;
const attributeName = /[^\s/>][^\s/>=]*/y;
const equals = /\s*=\s*/y;
const bareValue = /[^\s>]*/y;

/** Attributes of a tag from behind its name, as a parser reads them; nothing where the tag does not end in this piece. */
function attributesOf(piece: string, from: number): number | undefined {
  let found = 0;
  let at = past(between, piece, from);
  while (at < piece.length && piece[at] !== ">") {
    found += 1;
    at = past(attributeName, piece, at);
    const value = past(equals, piece, at);
    const quote = piece[value];
    if (value === at) at = past(between, piece, at);
    else if (quote === '"' || quote === "'") {
      const close = piece.indexOf(quote, value + 1);
      if (close === -1) return undefined;
      at = past(between, piece, close + 1);
    } else at = past(between, piece, past(bareValue, piece, value));
  }
  return at < piece.length ? found : undefined;
}

/**
 * Whether markup is small enough to be parsed, cleaned and drawn without holding the page up. One pass over its text, which
 * believes the end of an element only where all in it was ended, and counts the formatting that is left open again with
 * each tag, as a parser makes it anew in each block: so it may take a text for larger than it is, and not for smaller.
 *
 * @example isWithinBounds("<p>Hello</p>") // true
 */
export function isWithinBounds(html: string): boolean {
  if (html.length > longest) return false;
  let open: string[] = [];
  let [work, depth, reopened] = [0, 0, 0];
  let unfinished = false;

  const start = (name: string) => {
    if (empty.has(name)) return;
    open.push(name);
    if (!endless.has(name)) depth += 1;
    if (formatting.has(name)) reopened += 1;
  };
  const finish = (name: string) => {
    if (!endless.has(name) && depth > 0) depth -= 1;
    if (open.at(-1) !== name) {
      open = [];
      return;
    }
    open.pop();
    /* A tidy end is part of the work of its beginning. */
    work -= 1;
    if (formatting.has(name)) reopened -= 1;
  };

  for (const piece of html.split("<").slice(1)) {
    const [whole, name] = tagName.exec(piece) ?? [];
    const attributes =
      whole === undefined ? 0 : attributesOf(piece, whole.length);
    unfinished ||= attributes === undefined;
    work += 1 + reopened;
    /* A value that holds "<" has not ended: any word may be an attribute then. */
    work += unfinished ? piece.split(/[\s"'/=>]+/).length : (attributes ?? 0);
    if (unfinished || (/^[!?/]/.test(piece) && !name && !comment.test(piece)))
      open = [];
    if (name && piece.startsWith("/")) finish(name.toLowerCase());
    else if (name) start(name.toLowerCase());
    if (work > most || depth > deepest) return false;
  }
  return true;
}
