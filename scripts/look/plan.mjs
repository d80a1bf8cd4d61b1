// @ts-check

/**
 * @typedef {object} Picture One story or page in one look, seen before and after.
 * @property {string} id Names its file, too.
 * @property {import("./subjects.mjs").Subject} subject
 * @property {readonly string[]} because The changed files that touch it.
 * @property {string} brand
 * @property {"dark" | "light"} mode
 * @property {number} width In px.
 * @property {string} language Code.
 *
 * @typedef {object} Plan
 * @property {readonly Picture[]} taken
 * @property {number} all How many there would be without a limit.
 */

const modes = /** @type {const} */ (["dark", "light"]);

/** @type {readonly ((touched: import("./touched.mjs").Touched) => boolean)[]} */
const kinds = [
  ({ subject, steps }) => subject.kind === "stories" && steps === 0,
  ({ subject, steps }) => subject.kind === "stories" && steps > 0,
  ({ subject }) => subject.kind === "pages",
];

/**
 * Which pictures are taken of what a change touches, within a limit. The change's own stories, other stories and pages
 * take turns. Of each kind, every one is seen once before any is seen twice, each next one in another look; one story
 * of each component comes before its others, and what is nearest to the change comes first.
 *
 * @param {readonly import("./touched.mjs").Touched[]} touched
 * @param {object} options
 * @param {number} options.limit
 * @param {(subject: import("./subjects.mjs").Subject) => readonly number[]} options.widthsOf In px.
 * @returns {Plan}
 * @example planPictures(touched, { limit: 200, widthsOf: () => [390, 1280] }).taken.length // 200 at most
 */
export function planPictures(touched, { limit, widthsOf }) {
  const queues = kinds.map((isOfKind) =>
    inTurns(
      inOrder(touched.filter(isOfKind)).map((one, index) =>
        turned(picturesOf(one, widthsOf(one.subject)), index),
      ),
    ),
  );
  const all = inTurns(queues);
  return { taken: all.slice(0, limit), all: all.length };
}

/**
 * One of each title first, the nearest first.
 *
 * @param {readonly import("./touched.mjs").Touched[]} touched
 */
function inOrder(touched) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return [...touched]
    .sort((one, other) => one.steps - other.steps)
    .map((one) => {
      const nth = seen.get(one.subject.title) ?? 0;
      seen.set(one.subject.title, nth + 1);
      return { one, nth };
    })
    .sort((a, b) => a.nth - b.nth || a.one.steps - b.one.steps)
    .map(({ one }) => one);
}

/**
 * @param {import("./touched.mjs").Touched} touched
 * @param {readonly number[]} widths
 * @returns {Picture[]}
 */
const picturesOf = ({ subject, because, looks }, widths) =>
  crossed(looks, crossed(widths, modes)).map(
    ([{ brand, code }, [width, mode]]) => ({
      id: [subject.id, brand, mode, width, code].join("~"),
      subject,
      because,
      brand,
      mode,
      width,
      language: code,
    }),
  );

/**
 * Each of one list with each of another; neighbours differ in both.
 *
 * @template One, Other
 * @param {readonly One[]} list
 * @param {readonly Other[]} others
 * @returns {[One, Other][]}
 * @example crossed([1, 2], ["a", "b"]) // [[1, "a"], [2, "b"], [1, "b"], [2, "a"]]
 */
const crossed = (list, others) =>
  others.flatMap((_, shift) =>
    list.flatMap((one, index) => {
      const place = (index + shift) % others.length;
      return others
        .slice(place, place + 1)
        .map((other) => /** @type {[One, Other]} */ ([one, other]));
    }),
  );

/**
 * A list that begins further on, and ends with what was skipped.
 *
 * @template Item
 * @param {readonly Item[]} list
 * @param {number} by
 */
function turned(list, by) {
  const from = by % Math.max(list.length, 1);
  return [...list.slice(from), ...list.slice(0, from)];
}

/**
 * The first of each list, then the second of each, and so on.
 *
 * @template Item
 * @param {readonly (readonly Item[])[]} lists
 * @returns {Item[]}
 * @example inTurns([[1, 2], [3]]) // [1, 3, 2]
 */
function inTurns(lists) {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}
