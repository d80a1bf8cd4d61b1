import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** One language's texts: message id → parsed message. */
export type Pack = Record<string, MessageFormatElement[]>;
/** Texts that load with the first screen, or those that only the centres use. */
export type PackPart = "portal" | "centre";
/** Fetches texts by pack code; rejects if they cannot be had. */
export type LoadPack = (code: string, part: PackPart) => Promise<Pack>;

/** The texts of a portal. */
export interface Packs {
  readonly load: LoadPack;
  /** What has been loaded already. */
  loaded(code: string, part: PackPart): Pack | undefined;
}

/**
 * Keeps the texts that have been loaded; what failed is loaded again.
 *
 * @example const packs = keptPacks(load); await packs.load("EN", "portal"); packs.loaded("EN", "portal");
 */
export function keptPacks(load: LoadPack): Packs {
  const kept = new Map<string, Pack>();
  const loaded: Packs["loaded"] = (code, part) => kept.get(`${part} ${code}`);
  return {
    loaded,
    load: async (code, part) => {
      const pack = loaded(code, part) ?? (await load(code, part));
      kept.set(`${part} ${code}`, pack);
      return pack;
    },
  };
}
