import { writeColor } from "../../packages/brand/src/colors/color.ts";
import {
  seedRules,
  type SeedName,
  type Seeds,
} from "../../packages/brand/src/seeds/seeds.ts";
import {
  entryAt,
  isGroup,
  same,
  withEntry,
  withRole,
  withSavedSeed,
  type Place,
} from "./changes.ts";
import { readPack, type StudioPack } from "./pack.ts";

/** A difference between the draft and the saved pack. */
export interface Difference {
  readonly file: string;
  /** Dotted, as in the file. */
  readonly key: string;
  /** Human-readable value; undefined: the file has no value there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** True: both are colours as #rrggbb, and can be shown as swatches. */
  readonly color: boolean;
  /** The draft without this difference. */
  readonly takenBack: StudioPack;
}

const places: readonly Place[] = ["both", "dark", "light"];

/**
 * The draft's differences from the saved pack, in the order of the files.
 *
 * @example differences(saved, draft).map(({ key }) => key) // ["seeds.accent"]
 */
export function differences(
  saved: StudioPack,
  draft: StudioPack,
): Difference[] {
  if (saved === draft) return [];
  return [
    ...entryDifferences(saved, draft),
    ...seedDifferences(saved, draft),
    ...roleDifferences(saved, draft),
    ...wordDifferences(saved, draft),
  ];
}

function seedDifferences(saved: StudioPack, draft: StudioPack): Difference[] {
  return seedNames.flatMap((name) => {
    const [before, after] = [
      saved.tokens.seeds[name],
      draft.tokens.seeds[name],
    ];
    if (same(before, after)) return [];
    return [
      {
        file: "tokens.json",
        key: `seeds.${name}`,
        before: seedText(name, before),
        after: seedText(name, after),
        color: seedRules[name].type === "color",
        takenBack: withSavedSeed(draft, saved, name),
      },
    ];
  });
}

/** Every seed by name, in the order of their list. */
export const seedNames: readonly SeedName[] = Object.keys(seedRules).filter(
  (name): name is SeedName => Object.hasOwn(seedRules, name),
);

/**
 * A seed's value in readable form.
 *
 * @example seedText("radius", 8) // "8 px"
 */
export function seedText(name: SeedName, value: Seeds[SeedName]): string {
  if (typeof value === "number")
    return `${rounded(value)}${seedRules[name].type === "dimension" ? " px" : ""}`;
  return "l" in value ? writeColor(value) : value.join(", ");
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function roleDifferences(saved: StudioPack, draft: StudioPack): Difference[] {
  return places.flatMap((place) => {
    const [before, after] = [
      saved.tokens.overrides[place],
      draft.tokens.overrides[place],
    ];
    const roles = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...roles].flatMap((role) =>
      before[role] === after[role]
        ? []
        : [
            {
              file: "tokens.json",
              key: `${place}.${role}`,
              before: before[role],
              after: after[role],
              color: role.startsWith("color."),
              takenBack: withRole(draft, place, role, before[role]),
            },
          ],
    );
  });
}

function entryDifferences(saved: StudioPack, draft: StudioPack): Difference[] {
  return leaves(saved.brand, draft.brand).map((path) => {
    const back = withEntry(draft.brand, path, entryAt(saved.brand, path));
    return {
      file: "brand.json",
      key: path.join("."),
      before: entryText(entryAt(saved.brand, path)),
      after: entryText(entryAt(draft.brand, path)),
      color: false,
      takenBack: withBrand(draft, back),
    };
  });
}

/** Paths at which two contents differ; lists are compared whole. */
function leaves(
  one: unknown,
  other: unknown,
  path: readonly string[] = [],
): string[][] {
  if (same(one, other)) return [];
  const groups = [one, other].filter((part) => part !== undefined);
  if (!groups.every(isGroup)) return [[...path]];
  const keys = new Set(groups.flatMap((group) => Object.keys(group)));
  return [...keys].flatMap((key) =>
    leaves(entryAt(one, [key]), entryAt(other, [key]), [...path, key]),
  );
}

function entryText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

function wordDifferences(saved: StudioPack, draft: StudioPack): Difference[] {
  const codes = new Set([
    ...Object.keys(saved.messages),
    ...Object.keys(draft.messages),
  ]);
  return [...codes].flatMap((code) => {
    const [before, after] = [saved.messages[code], draft.messages[code]];
    if (same(before, after)) return [];
    const { [code]: _, ...others } = draft.messages;
    return [
      {
        file: `messages/${code}.json`,
        key: "",
        before: countText(before),
        after: countText(after),
        color: false,
        takenBack: {
          ...draft,
          messages: before ? { ...draft.messages, [code]: before } : others,
        },
      },
    ];
  });
}

const countText = (words: object | undefined) =>
  words && `${Object.keys(words).length} texts of its own`;

/**
 * The draft with a different brand.json, read as if it came from outside; unchanged if that is not valid.
 *
 * @example withBrand(draft, withEntry(draft.brand, ["layout", "gameCard"], "cover"))
 */
export function withBrand(draft: StudioPack, brand: unknown): StudioPack {
  if (same(brand, draft.brand)) return draft;
  const read = readPack(
    [{ name: "brand.json", text: JSON.stringify(brand) ?? "" }],
    draft,
  );
  return read.ok ? read.pack : draft;
}
