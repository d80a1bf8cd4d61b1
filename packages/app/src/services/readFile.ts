import type { ClientOptions } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";

/** Reads a JSON file that was built with the portal, by its address. */
export type ReadFile = (
  address: string,
  signal?: AbortSignal,
) => Promise<unknown>;

/**
 * Makes the reader of the portal's own files. It fails as a call does, so that panels say what is wrong and offer a new
 * try.
 *
 * @throws CallError NETWORK if no answer came, UNKNOWN if there is no such file, MALFORMED if it is no JSON.
 * @example const rooms = await fileReader(fetch)("/assets/rooms.EN-1a2b3c4.json");
 */
export const fileReader =
  (fetch: NonNullable<ClientOptions["fetch"]>): ReadFile =>
  async (address, signal) => {
    const response = await fetch(address, { ...(signal && { signal }) }).catch(
      (cause: unknown) => {
        throw new CallError({ code: "NETWORK", cause });
      },
    );
    if (!response.ok)
      throw new CallError({ code: "UNKNOWN", status: response.status });
    return response.json().catch((cause: unknown) => {
      throw new CallError({ code: "MALFORMED", cause });
    });
  };
