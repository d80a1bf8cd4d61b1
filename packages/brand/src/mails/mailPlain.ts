import { fillText } from "./fillText.ts";
import type { MailValues } from "./mailKinds.ts";
import type { Block, Inline } from "./mailMarkup.ts";

/** What the plain part of an e-mail is made of. */
export interface PlainMail {
  readonly blocks: readonly Block[];
  readonly values: MailValues;
  readonly footer: readonly string[];
}

/**
 * The plain part of an e-mail, from the same text as its HTML: addresses are written out, and the footer follows the
 * line by which mail programs recognise one.
 *
 * @example mailPlain({ blocks: readMarkup("Enter {code}.").blocks, values: { code: "482913" }, footer: [] }) // "Enter 482913."
 */
export function mailPlain({ blocks, values, footer }: PlainMail): string {
  const line = (pieces: readonly Inline[]): string =>
    pieces.map(inline).join("");
  const withAddress = (label: readonly Inline[]) =>
    `${line(label)}\n${values.link ?? ""}`;
  const inline = (piece: Inline): string => {
    if (piece.is === "text") return fillText(piece.text, values);
    if (piece.is === "break") return "\n";
    return piece.is === "link"
      ? `${line(piece.inside)} (${values.link ?? ""})`
      : line(piece.inside);
  };
  const write = (block: Block): string => {
    if (block.is === "paragraph") return line(block.inside);
    if (block.is === "button") return withAddress(block.label);
    if (block.is === "code") return fillText("{code}", values);
    return block.items
      .map(
        (item, index) =>
          `${block.ordered ? `${index + 1}.` : "-"} ${line(item)}`,
      )
      .join("\n");
  };
  const below = footer.length === 0 ? [] : [["-- ", ...footer].join("\n")];
  return [...blocks.map(write), ...below].join("\n\n");
}
