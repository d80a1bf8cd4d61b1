import type { Element, Nodes } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Root } from "mdast";
import { toHast } from "mdast-util-to-hast";

/** A picture as a document refers to it; the size, in px, is stated where the file states one. */
export interface PictureInText {
  readonly src: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/**
 * The HTML of a text that `readMarkdown` found no fault in. Pictures are replaced by the addresses that they are served
 * at.
 *
 * @example markdownHtml(readMarkdown("**Open** all day", places).tree, pictureOf) // "<p><strong>Open</strong> all day</p>"
 */
export function markdownHtml(
  tree: Root,
  pictureOf: (file: string) => PictureInText,
): string {
  const hast = toHast(tree);
  for (const image of imagesIn(hast)) {
    const { src, width, height } = pictureOf(String(image.properties["src"]));
    Object.assign(image.properties, { src, width, height });
  }
  return toHtml(hast);
}

function imagesIn(node: Nodes): Element[] {
  const own = node.type === "element" && node.tagName === "img" ? [node] : [];
  return "children" in node
    ? [...own, ...node.children.flatMap(imagesIn)]
    : own;
}
