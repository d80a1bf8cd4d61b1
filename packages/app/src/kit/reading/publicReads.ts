import type { QueryKey } from "@tanstack/react-query";
import type { Services } from "../../services/services.ts";

/** Makes a query from the last part of its key. */
type PublicRead = (
  services: Services,
  parameters: Readonly<Record<string, string>>,
) => { readonly queryKey: QueryKey };

const reads = new Map<string, PublicRead>();

/**
 * Declares a query whose answer is the same for every visitor, so that documents may be drawn from it. Its key names
 * it by the first two parts, and holds all that it depends on in the last.
 *
 * @example publicRead("game/hot", (services, { language = "" }) => hotQuery(services, language));
 */
export const publicRead = (name: string, read: PublicRead): void => {
  reads.set(name, read);
};

/** The declared query of a key, in the form that its component asks for. */
export function readOf(key: QueryKey): PublicRead | undefined {
  const [area, name] = key;
  return reads.get(`${area}/${name}`);
}

/**
 * The last part of a key, if it names parameters.
 *
 * @example parametersOf(["game", "hot", { language: "EN" }]) // { language: "EN" }
 */
export const parametersOf = (
  key: readonly unknown[],
): Readonly<Record<string, string>> => {
  const last: unknown = key.at(-1);
  return typeof last === "object" && last !== null ? { ...last } : {};
};
