/**
 * Has the browser save a text as a file.
 *
 * @example saveFile("10482 77315\n", "recovery-codes.txt", "text/plain")
 */
export function saveFile(
  text: string,
  /** Name of the file, with its extension. */
  name: string,
  /** Its media type, without the character set, which is UTF-8. */
  type: "text/csv" | "text/plain",
): void {
  const address = URL.createObjectURL(
    new Blob([text], { type: `${type};charset=utf-8` }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  /* Delayed, because some browsers read the URL only after the click event. */
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
