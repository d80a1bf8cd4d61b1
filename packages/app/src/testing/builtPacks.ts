import { centreMessages } from "virtual:centre-messages";
import { messages } from "virtual:messages";
import type { LoadPack } from "../services/packs.ts";

/**
 * Loads the words of the checkout's brand as modules, for tests and stories.
 *
 * @example createServices({ brand: testBrand(), loadPack: builtPacks, queryToken: undefined });
 */
export const builtPacks: LoadPack = async (code, part) => {
  const load = (part === "centre" ? centreMessages : messages)[code];
  if (!load) throw new Error(`There is no pack ${code}.`);
  return load();
};
