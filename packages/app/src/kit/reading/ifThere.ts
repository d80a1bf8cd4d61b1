import { CallError } from "@foyer/platform/errors";

/**
 * The answer of a call that a platform may leave out; null: it does not have the call.
 *
 * @example const source = await ifThere(client.call(salarySource, request, { signal })); // null after 404
 */
export async function ifThere<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}
