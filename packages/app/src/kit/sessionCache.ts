import * as v from "valibot";
import type { SafeStorage } from "../services/storage.ts";

interface CacheOptions<TSchema extends v.GenericSchema> {
  readonly storage: SafeStorage;
  /** The documented key. */
  readonly key: string;
  /** What else the answer depends on: one for another language is not used. */
  readonly scope: string;
  /** The answer's own schema; it also parses the cached copy. */
  readonly schema: TSchema;
  readonly load: () => Promise<v.InferOutput<TSchema>>;
  /** True bypasses the cache and then updates it (GAM-30, GAM-31). */
  readonly refresh?: boolean;
}

/**
 * Caches an answer for the rest of the session under its documented key.
 *
 * @example sessionCached({ storage, key: sessionKeys.hotGames, scope: "EN", schema, load })
 */
export async function sessionCached<TSchema extends v.GenericSchema>(
  options: CacheOptions<TSchema>,
): Promise<v.InferOutput<TSchema>> {
  const { storage, key, scope, schema, load, refresh = false } = options;
  const kept = refresh ? undefined : read(storage.get(key), scope);
  if (kept !== undefined) {
    const parsed = v.safeParse(schema, kept);
    if (parsed.success) return parsed.output;
  }
  const answer = await load();
  storage.set(key, JSON.stringify({ scope, answer }, mapsAsObjects));
  return answer;
}

function mapsAsObjects(_key: string, value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value;
}

function read(text: string | undefined, scope: string): unknown {
  if (text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    const fits =
      typeof kept === "object" &&
      kept !== null &&
      "scope" in kept &&
      kept.scope === scope &&
      "answer" in kept;
    return fits ? kept.answer : undefined;
  } catch {
    return undefined;
  }
}
