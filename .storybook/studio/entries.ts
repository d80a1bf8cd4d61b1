import { brandJsonSchema } from "@foyer/platform/brand/json-schema";
import { entryAt, type EntryPath } from "./changes.ts";

/** How an entry of brand.json is changed. */
export type EntryControl =
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "switch" }
  | {
      readonly kind: "number";
      readonly min: number | undefined;
      readonly max: number | undefined;
      /** Single values that are allowed outside the range, such as 0 for never. */
      readonly also: readonly number[];
    }
  | {
      readonly kind: "list";
      readonly choices: readonly (string | number)[];
      readonly least: number;
      readonly most: number;
    };

/** An entry of brand.json that a control can change. */
export interface Entry {
  readonly path: EntryPath;
  /** The description in the schema. */
  readonly use: string;
  readonly fallback: unknown;
  readonly control: EntryControl;
}

/**
 * The entries of brand.json that are choices, switches, numbers or lists of known names, according to its schema;
 * entries added there appear here automatically. Texts, addresses and codes do not affect the look and are left out.
 *
 * @example brandEntries().find(({ path }) => path.join(".") === "layout.gameCard")?.control.kind // "choice"
 */
export function brandEntries(schema: unknown = brandJsonSchema()): Entry[] {
  return entriesUnder(schema, [], undefined);
}

function entriesUnder(
  node: unknown,
  path: EntryPath,
  fallback: unknown,
): Entry[] {
  const control = controlOf(node);
  if (control && path.length > 0) {
    const use = entryAt(node, ["description"]);
    return [
      { path, control, fallback, use: typeof use === "string" ? use : "" },
    ];
  }
  const members = entryAt(node, ["properties"]);
  return Object.entries(isGroup(members) ? members : {}).flatMap(
    ([key, member]) =>
      entriesUnder(
        member,
        [...path, key],
        entryAt(fallback, [key]) ?? entryAt(member, ["default"]),
      ),
  );
}

function controlOf(node: unknown): EntryControl | undefined {
  const choices = entryAt(node, ["enum"]);
  if (isTexts(choices)) return { kind: "choice", choices };
  const type = entryAt(node, ["type"]);
  if (type === "boolean") return { kind: "switch" };
  if (type === "integer" || type === "number")
    return {
      kind: "number",
      min: numberAt(node, "minimum"),
      max: numberAt(node, "maximum"),
      also: [],
    };
  const names = namesIn(entryAt(node, ["items"]));
  if (type === "array" && isNames(names))
    return {
      kind: "list",
      choices: names,
      least: numberAt(node, "minItems") ?? 0,
      most: numberAt(node, "maxItems") ?? names.length,
    };
  return oneNumberOf(entryAt(node, ["anyOf"]));
}

/** The known names of a list's items; a list may take others too, such as blocks of the brand's own. */
function namesIn(item: unknown): unknown {
  const parts = entryAt(item, ["anyOf"]);
  return Array.isArray(parts)
    ? parts.map((part) => entryAt(part, ["enum"])).find(isNames)
    : entryAt(item, ["enum"]);
}

/** A range of numbers, or one of several single numbers. */
function oneNumberOf(parts: unknown): EntryControl | undefined {
  if (!Array.isArray(parts)) return undefined;
  const also = parts
    .map((part) => entryAt(part, ["const"]))
    .filter((value) => typeof value === "number");
  const [range, ...more] = parts.filter(
    (part) => entryAt(part, ["const"]) === undefined,
  );
  const control = range === undefined ? undefined : controlOf(range);
  return control?.kind === "number" &&
    more.length === 0 &&
    also.length === parts.length - 1
    ? { ...control, also }
    : undefined;
}

/**
 * The allowed number of the entry that is nearest to the requested one.
 *
 * @example fitEntry({ kind: "number", min: 5, max: 60, also: [0] }, 3) // 5
 */
export function fitEntry(
  { min = -Infinity, max = Infinity, also }: EntryControl & { kind: "number" },
  asked: number,
): number {
  const whole = Math.round(asked);
  if (also.includes(whole)) return whole;
  return Math.min(max, Math.max(min, whole));
}

function numberAt(node: unknown, key: string): number | undefined {
  const value = entryAt(node, [key]);
  return typeof value === "number" ? value : undefined;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const isNames = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === "string" || typeof item === "number");
