// @ts-check

/**
 * @typedef {object} Column
 * @property {string} name
 * @property {number} digits
 * @property {string} unit
 * @property {boolean} [ratio] Shows the ratio to the floor's figure.
 *
 * @typedef {Record<string, Record<string, number[]>>} Figures Contestant → column → every sample.
 */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2
    ? upper
    : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Markdown, best first: median (min–max), and its ratio to the floor's median.
 * @param {readonly Column[]} columns
 * @param {Figures} figures
 */
export function table(columns, figures) {
  const [leading] = columns.filter(({ ratio }) => ratio);
  const rank = (/** @type {string} */ name) =>
    median(figures[name]?.[leading?.name ?? ""] ?? []);
  const names = Object.keys(figures).sort(
    (one, other) => rank(one) - rank(other),
  );
  const cell = (
    /** @type {string} */ name,
    /** @type {Column} */ { name: column, digits, ratio },
  ) => {
    const values = figures[name]?.[column];
    if (!values) return "–";
    const least = Math.min(...values).toFixed(digits);
    const most = Math.max(...values).toFixed(digits);
    const floor = figures["floor"]?.[column];
    return [
      median(values).toFixed(digits),
      least === most ? "" : ` (${least}–${most})`,
      ratio && floor
        ? ` **${(median(values) / median(floor)).toFixed(2)}×**`
        : "",
    ].join("");
  };
  const head = columns.map(({ name, unit }) => `${name} ${unit}`.trim());
  return [
    `| contestant | ${head.join(" | ")} |`,
    `|---|${columns.map(() => "---:").join("|")}|`,
    ...names.map(
      (name) =>
        `| ${name} | ${columns.map((column) => cell(name, column)).join(" | ")} |`,
    ),
  ].join("\n");
}

/**
 * Foyer's own targets: its median may be at most `most` times another contestant's.
 * @type {readonly { says: string, table: string, column: string, than: string, most: number }[]}
 */
const bars = [
  {
    says: "grid of 500: mount",
    table: "grid, 500 cards",
    column: "mount cpu",
    than: "floor",
    most: 0.75,
  },
  {
    says: "grid of 28: mount",
    table: "grid, 28 cards",
    column: "mount cpu",
    than: "floor",
    most: 1.15,
  },
  {
    says: "one heart, 500 cards",
    table: "grid, 500 cards",
    column: "toggle cpu",
    than: "floor",
    most: 1.15,
  },
  {
    says: "mode switch, 500 cards",
    table: "grid, 500 cards",
    column: "theme cpu",
    than: "floor",
    most: 1,
  },
  {
    says: "heap, 500 cards",
    table: "grid, 500 cards",
    column: "heap",
    than: "floor",
    most: 1.4,
  },
  {
    says: "keystroke",
    table: "field, 20 keystrokes",
    column: "key cpu",
    than: "floor",
    most: 1.6,
  },
  {
    says: "dialog: open",
    table: "dialog, 6 fields",
    column: "open cpu",
    than: "shadcn",
    most: 1.15,
  },
  {
    says: "bytes of all three",
    table: "bytes (brotli 11)",
    column: "all total",
    than: "floor",
    most: 1.5,
  },
];

/**
 * Markdown: how far Foyer is from its targets, where this run has measured both sides.
 * @param {Readonly<Record<string, Figures>>} tables
 */
export function gradeCells(tables) {
  const rows = bars.flatMap(({ says, table: title, column, than, most }) => {
    const own = tables[title]?.["foyer"]?.[column];
    const other = tables[title]?.[than]?.[column];
    if (!own || !other) return [];
    const ratio = median(own) / median(other);
    return [
      `| ${says} | ${ratio.toFixed(2)} × ${than} | ≤ ${most.toFixed(2)} | ${ratio <= most ? "kept" : "missed"} |`,
    ];
  });
  if (rows.length === 0) return undefined;
  return ["| | measured | bar | |", "|---|---:|---:|---|", ...rows].join("\n");
}
