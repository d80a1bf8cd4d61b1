import type { CallDefinition } from "./call.ts";

const heads = [
  "#",
  "Call",
  "Method",
  "Path",
  "Auth",
  "Sealed",
  "Money",
  "What it does",
  "Errors of its own",
];

/** A bar would end the cell. */
const cell = (text: string): string => text.replaceAll("|", "\\|");
const row = (cells: readonly string[]): string =>
  `| ${cells.map(cell).join(" | ")} |`;
const number = ({ id }: CallDefinition): string =>
  id.replace(/\d+/, (digits) => digits.padStart(4, "0"));

/**
 * Writes call definitions as a Markdown table, ordered by their ids.
 *
 * @example callTable(Object.values(calls))
 */
export function callTable(definitions: readonly CallDefinition[]): string {
  const rows = [...definitions]
    .sort((a, b) => number(a).localeCompare(number(b)))
    .map((call) =>
      row([
        call.id,
        `\`${call.name}\``,
        call.method,
        `\`${call.path}\``,
        call.auth,
        call.sealed ? "yes" : "",
        call.money ? "yes" : "",
        call.purpose,
        call.errors.join(", "),
      ]),
    );
  return [row(heads), row(heads.map(() => "---")), ...rows, ""].join("\n");
}
