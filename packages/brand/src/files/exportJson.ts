const width = 80;

/**
 * JSON in our format: two spaces, a line for each member, a list on one line where it fits. The formatter leaves it
 * unchanged, so that a file written by a tool does not change when somebody saves it.
 *
 * @example jsonText({ name: "Harbour", categories: ["HOME", "FAV"] })
 */
export function jsonText(value: unknown): string {
  return `${write(value, "", 0)}\n`;
}

/** `used` is the length of the text on the line before the value. */
function write(value: unknown, indent: string, used: number): string {
  if (Array.isArray(value)) return writeList(value, indent, used);
  if (typeof value !== "object" || value === null)
    return JSON.stringify(value) ?? "null";
  const inner = `${indent}  `;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => {
      const name = `${inner}${JSON.stringify(key)}: `;
      return `${name}${write(member, inner, name.length)}`;
    });
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n${indent}}`;
}

function writeList(
  list: readonly unknown[],
  indent: string,
  used: number,
): string {
  const inner = `${indent}  `;
  const parts = list.map((item) => write(item, inner, inner.length));
  const line = `[${parts.join(", ")}]`;
  // One more for the comma that may follow.
  const fits = used + line.length + 1 <= width && !line.includes("\n");
  return fits
    ? line
    : `[\n${parts.map((part) => `${inner}${part}`).join(",\n")}\n${indent}]`;
}
