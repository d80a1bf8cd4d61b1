// @ts-check
/** Names that the guides invent as examples, and files that only a build or a brand would have. */
const invented =
  /(?:^|\/)(?:Ribbon|[Tt]ransfer|Transfer(?:State)?)\.|^gateway\.ts$/;
const ends = "tsx?|mjs|md|ya?ml|sh";
const file = new RegExp(
  `(?<![\\w./@{}<>*…$:-])((?:\\.{1,2}/)*[\\w.-]+(?:/[\\w.-]+)*\\.(?:${ends}))(?![\\w/-]|\\.\\w)`,
  "g",
);

/** The part of a line that is a comment, or the continuation of one. */
const comment = /(?:^\s*\*|\/\/|\/\*).*$/;

/**
 * All names under which files can be referred to: the whole path, or any end of it.
 *
 * @param {readonly string[]} files From the root, with slashes.
 * @returns {ReadonlySet<string>}
 */
export function namesOf(files) {
  return new Set(
    files.flatMap((path) => {
      const parts = path.split("/");
      return parts.map((_, index) => parts.slice(index).join("/"));
    }),
  );
}

/**
 * Files that a document, or a comment in code, refers to and that do not exist.
 *
 * @param {string} path From the root, with slashes.
 * @param {string} source
 * @param {ReadonlySet<string>} names From `namesOf`.
 * @returns {{ line: number, name: string }[]}
 * @example deadReferences("docs/a.md", "See gone.md", new Set()) // [{ line: 1, name: "gone.md" }]
 */
export function deadReferences(path, source, names) {
  // The rule's own tests name files that do not exist.
  if (path.startsWith("scripts/check-source/")) return [];
  const isCode = /\.(tsx?|mjs|js)$/.test(path);
  if (!isCode && !/\.(md|ya?ml)$/.test(path)) return [];
  return source.split("\n").flatMap((text, index) => {
    const words = isCode ? (comment.exec(text)?.[0] ?? "") : text;
    if (words.includes("@example")) return [];
    return [...words.matchAll(file)]
      .map(([, name = ""]) => name.replace(/^(?:\.{1,2}\/)+/, ""))
      .filter(
        (name) =>
          !/(?:^|\/)\.[\w.]+$/.test(name) &&
          !invented.test(name) &&
          !names.has(name),
      )
      .map((name) => ({ line: index + 1, name }));
  });
}
