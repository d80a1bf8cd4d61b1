import type { BrandFile } from "@foyer/platform/brand";
import type {
  PackFile,
  PackMessages,
  TokenSet,
} from "../../packages/brand/src/exchange/exportFiles.ts";
import {
  exportPack,
  importPack,
} from "../../packages/brand/src/exchange/exportTokens.ts";
import {
  describeProblem,
  type Problem,
} from "../../packages/brand/src/files/problem.ts";

/** A brand that is being edited: everything in its folder except the pictures. */
export interface StudioPack {
  readonly brand: BrandFile;
  readonly tokens: TokenSet;
  readonly messages: PackMessages;
}

/** A pack that was read completely, or the reasons why it was not, in sentences. */
export type ReadPack =
  | {
      readonly ok: true;
      readonly pack: StudioPack;
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly why: readonly string[] };

/** Maximum number of sentences in one rejection; ten are enough to start with. */
const mostSentences = 10;

/**
 * Reads files from outside, all or nothing: a pack with a single fault changes nothing. What is not among the files
 * stays as in `before`.
 *
 * @example readPack([{ name: "tokens.json", text }], pack)
 */
export function readPack(
  files: readonly PackFile[],
  before?: StudioPack,
): ReadPack {
  const { brand, tokens, messages, problems } = importPack(files);
  const faults = problems.filter(({ note }) => !note);
  if (faults.length > 0) return { ok: false, why: sentences(faults) };
  const whole = {
    brand: brand ?? before?.brand,
    tokens: tokens ?? before?.tokens,
    messages: { ...before?.messages, ...messages },
  };
  if (!whole.brand) return { ok: false, why: ["There is no brand.json."] };
  if (!whole.tokens) return { ok: false, why: ["There is no tokens.json."] };
  const { seeds, overrides, description, stated, ownGroups } = whole.tokens;
  return {
    ok: true,
    notes: sentences(problems),
    pack: {
      brand: whole.brand,
      tokens: { seeds, overrides, description, stated, ownGroups },
      messages: whole.messages,
    },
  };
}

function sentences(problems: readonly Problem[]): string[] {
  const rest = problems.length - mostSentences;
  return [
    ...problems.slice(0, mostSentences).map(describeProblem),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ];
}

/**
 * The files of a pack, as in its folder.
 *
 * @example filesOf(pack).find(({ name }) => name === "tokens.json")?.text
 */
export function filesOf(pack: StudioPack): PackFile[] {
  return exportPack(pack);
}

/**
 * The text of one file; empty if the pack has none of that name.
 *
 * @example fileText(pack, "tokens.json")
 */
export function fileText(pack: StudioPack, name: string): string {
  return filesOf(pack).find((file) => file.name === name)?.text ?? "";
}
