import type { DocumentBrand } from "@foyer/platform/brand";

/**
 * What the document says of its brand. The same build wrote it and this script, so its shape is not checked again: a
 * schema would weigh more than what it checks. Nothing of the platform or its editors can be a script element.
 *
 * @throws Error if the document says nothing, SyntaxError if it was damaged: boot.js then shows that the start failed.
 * @example const { brand, words } = documentBrand(document);
 */
export function documentBrand(
  page: Pick<Document, "querySelector">,
): DocumentBrand {
  const text = page.querySelector("script#brand")?.textContent;
  if (!text) throw new Error("The document does not say its brand.");
  return JSON.parse(text);
}
