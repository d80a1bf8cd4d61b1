// @ts-check

/**
 * Source text without its comments, and optionally without the content of its strings; line numbers stay the same. It
 * recognises strings, templates and comments, and treats a slash after an operator as the start of a regular
 * expression.
 *
 * @param {string} source
 * @param {{ strings?: boolean }} [options] `strings: false` blanks the inside of strings and templates too.
 * @returns {string}
 * @example strip('const a = 1; // one') // "const a = 1; "
 */
export function strip(source, { strings = true } = {}) {
  let out = "";
  let at = 0;
  /** Depth of braces in each template's `${`, innermost last. @type {number[]} */
  const holes = [];

  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, " ");
  const take = (/** @type {number} */ end, /** @type {boolean} */ keep) => {
    const text = source.slice(at, end);
    out += keep ? text : blank(text);
    at = end;
  };
  const template = () => {
    let end = at;
    while (end < source.length) {
      if (source[end] === "\\") end += 2;
      else if (source[end] === "`")
        return (take(end, strings), take(end + 1, true));
      else if (source.startsWith("${", end))
        return (holes.push(0), take(end, strings), take(end + 2, true));
      else end += 1;
    }
    take(end, strings);
  };

  while (at < source.length) {
    const char = source[at] ?? "";
    const depth = holes.length - 1;
    if (source.startsWith("//", at)) {
      const end = source.indexOf("\n", at);
      const stop = end < 0 ? source.length : end;
      take(stop, false);
    } else if (source.startsWith("/*", at)) {
      const end = source.indexOf("*/", at + 2);
      take(end < 0 ? source.length : end + 2, false);
    } else if (char === '"' || char === "'") {
      const end = endOfString(source, at, char);
      take(at + 1, true);
      take(end - 1, strings);
      take(end, true);
    } else if (char === "`") {
      take(at + 1, true);
      template();
    } else if (char === "/" && startsRegex(out)) {
      take(endOfRegex(source, at), strings);
    } else if (char === "{" && depth >= 0) {
      holes[depth] = (holes[depth] ?? 0) + 1;
      take(at + 1, true);
    } else if (char === "}" && depth >= 0 && holes[depth] === 0) {
      holes.pop();
      take(at + 1, true);
      template();
    } else if (char === "}" && depth >= 0) {
      holes[depth] = (holes[depth] ?? 0) - 1;
      take(at + 1, true);
    } else {
      take(at + 1, true);
    }
  }
  return out;
}

/**
 * @param {string} source
 * @param {number} start
 * @param {string} quote
 */
function endOfString(source, start, quote) {
  let end = start + 1;
  // In JSX an apostrophe is text: a quote that does not close on its line is not a string.
  while (end < source.length && source[end] !== quote) {
    if (source[end] === "\n") return start + 1;
    end += source[end] === "\\" ? 2 : 1;
  }
  return Math.min(end + 1, source.length);
}

/** @param {string} before */
function startsRegex(before) {
  const text = before.trimEnd();
  return (
    /(^|[(,=:[!&|?{};+\-*%<>~^]|\b(return|typeof|case|in|of|void))$/.test(
      text,
    ) && !text.endsWith("<")
  );
}

/**
 * @param {string} source
 * @param {number} start
 */
function endOfRegex(source, start) {
  let inClass = false;
  let end = start + 1;
  for (; end < source.length && source[end] !== "\n"; end += 1) {
    const char = source[end];
    if (char === "\\") end += 1;
    else if (char === "[") inClass = true;
    else if (char === "]") inClass = false;
    else if (char === "/" && !inClass) return end + 1;
  }
  return start + 1;
}
