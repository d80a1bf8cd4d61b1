import { CallError } from "../errors.ts";

/** Maximum size of an answer in bytes. */
export const maxAnswerBytes = 4 * 1024 * 1024;

const tooLarge = (status: number): CallError =>
  new CallError({
    code: "MALFORMED",
    status,
    message: "The answer is too large.",
  });

/** Reads an answer as UTF-8 text and rejects it above the size limit, whatever its headers promise. */
export async function readText(
  response: Response,
  limit = maxAnswerBytes,
): Promise<string> {
  const announced = Number(response.headers.get("content-length") ?? 0);
  if (announced > limit) {
    await response.body?.cancel();
    throw tooLarge(response.status);
  }
  // Not with a stream reader: Chromium then closes the connection with the last byte unacknowledged, and the next
  // call has to open another. A blob stays outside the script's memory until its size is known.
  const blob = await response.blob();
  if (blob.size > limit) throw tooLarge(response.status);
  const bytes = await blob.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CallError({ code: "MALFORMED", status: response.status, cause });
  }
}
