// @ts-check

/**
 * One declaration of a `.d.ts` file, without its documentation; the default of a prop is appended to it.
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} text
 */

/**
 * The parsed content of a `.d.ts` file.
 * @typedef {object} Declared
 * @property {Declaration[]} own Its own declarations, overloads together.
 * @property {{ name: string, as: string, from: string }[]} passed Re-exported from another module.
 * @property {string[]} all Modules that it re-exports as a whole.
 * @property {Map<string, string>} imported Name → module.
 */

/**
 * @param {string} source
 * @returns {Declared}
 * @example readDeclarations("export declare const a: 1;").own[0].name // "a"
 */
export function readDeclarations(source) {
  /** @type {Map<string, string>} */
  const own = new Map();
  /** @type {Declared} */
  const found = { own: [], passed: [], all: [], imported: new Map() };
  for (const statement of statements(withDefaults(source))) {
    const from = /\bfrom\s+"([^"]+)"/.exec(statement)?.[1];
    const list = /^(?:import|export)\s+(?:type\s+)?[^{]*\{([^}]*)\}/.exec(
      statement,
    )?.[1];
    if (from !== undefined && list !== undefined) {
      for (const { name, as } of names(list)) {
        if (statement.startsWith("import")) found.imported.set(as, from);
        else found.passed.push({ name, as, from });
      }
    } else if (from !== undefined && statement.startsWith("export *")) {
      found.all.push(from);
    } else {
      const name =
        /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:interface|function|const|let|type|class|enum|namespace)\s+([\w$]+)/.exec(
          statement,
        )?.[1];
      if (!name) continue;
      const text = statement.replace(/^export\s+(declare\s+)?/, "");
      const before = own.get(name);
      own.set(name, before ? `${before}\n${text}` : text);
    }
  }
  found.own = [...own].map(([name, text]) => ({ name, text }));
  return found;
}

/** @param {string} list Between the braces of an import or export. */
function names(list) {
  return list
    .split(",")
    .map((entry) => entry.trim().replace(/^type\s+/, ""))
    .filter(Boolean)
    .map((entry) => {
      const [name = "", as = name] = entry.split(/\s+as\s+/);
      return { name, as };
    });
}

/**
 * Removes the comments, but keeps the default of each prop.
 * @param {string} source
 */
function withDefaults(source) {
  /** @type {string | undefined} */
  let byDefault;
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => {
      const [, value] =
        /@default\s+([^\n]+?)\s*(?:\*\/|\n)/.exec(comment) ?? [];
      return value === undefined ? "" : `/*=${value}*/`;
    })
    .split("\n")
    .flatMap((line) => {
      const [, value] = /^\s*\/\*=(.*)\*\/\s*$/.exec(line) ?? [];
      if (value !== undefined) {
        byDefault = value;
        return [];
      }
      if (line.trim() === "") return [];
      const text = byDefault === undefined ? line : `${line} // ${byDefault}`;
      byDefault = undefined;
      return [text];
    })
    .join("\n");
}

/**
 * The statements at the top of a file: up to a semicolon, or to the brace that ends a body, outside all brackets.
 * @param {string} source
 */
function statements(source) {
  /** @type {string[]} */
  const found = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at] ?? "";
    if (char === '"' || char === "'" || char === "`")
      at = closing(source, at, char);
    else if (source.startsWith("//", at)) at = source.indexOf("\n", at);
    else if ("{([".includes(char)) depth += 1;
    else if ("})]".includes(char)) depth -= 1;
    if (at < 0) break;
    const text = source.slice(start, at + 1).trim();
    const hasBody =
      /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:interface|class|enum|namespace)\b/.test(
        text,
      );
    if (depth === 0 && (char === ";" || (char === "}" && hasBody))) {
      found.push(text);
      start = at + 1;
    }
  }
  return found;
}

/**
 * @param {string} source
 * @param {number} start
 * @param {string} quote
 */
function closing(source, start, quote) {
  let at = start + 1;
  while (at < source.length && source[at] !== quote)
    at += source[at] === "\\" ? 2 : 1;
  return at;
}
