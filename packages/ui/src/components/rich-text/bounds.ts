/** The longest text that is shown, in characters: well above any set of rules, with room for an inline picture. */
const longest = 300_000;
/** Maximum nesting of elements; a browser's own parser stops at 512. */
const deepest = 100;
/** Maximum number of elements and attributes together. A slow phone handles this many in under half a second. */
const most = 5_000;

/* A parser reopens these in every following block until they are closed. */
const formatting = new Set(
  "a b big code em font i nobr s small strike strong tt u".split(" "),
);
/* Elements whose end tag may be omitted: the next of its kind ends it, so they do not count towards depth. */
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

/** The position after a sticky pattern's match, or `from` if there is none. */
function past(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

const between = /[\s/]*/y;
const attributeName = /[^\s/>][^\s/>=]*/y;
const equals = /\s*=\s*/y;
const bareValue = /[^\s>]*/y;

/** Number of attributes after a tag's name, as a parser reads them; undefined if the tag does not end in this piece. */
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
 * Whether HTML is small enough to be parsed, sanitised and drawn without blocking the page. In one pass, it accepts the
 * end of an element only if everything inside was closed, and counts unclosed formatting again with each tag, since a
 * parser reopens it in each block. It may overestimate the size, but never underestimates it.
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
    /* A matching end tag is already counted with its start tag. */
    work -= 1;
    if (formatting.has(name)) reopened -= 1;
  };

  for (const piece of html.split("<").slice(1)) {
    const [whole, name] = tagName.exec(piece) ?? [];
    const attributes =
      whole === undefined ? 0 : attributesOf(piece, whole.length);
    unfinished ||= attributes === undefined;
    work += 1 + reopened;
    /* A value that contains "<" has not ended, so any word may be an attribute. */
    work += unfinished ? piece.split(/[\s"'/=>]+/).length : (attributes ?? 0);
    if (unfinished || (/^[!?/]/.test(piece) && !name && !comment.test(piece)))
      open = [];
    if (name && piece.startsWith("/")) finish(name.toLowerCase());
    else if (name) start(name.toLowerCase());
    if (work > most || depth > deepest) return false;
  }
  return true;
}
