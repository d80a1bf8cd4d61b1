import { coloursOf } from "./checkLogo.ts";

/*
 * An SVG is a document: opened as a page, it could run scripts and load resources. It is accepted only if it is a
 * plain drawing; when in doubt it is rejected.
 */

/** Elements that run, embed or load something, with any namespace prefix. */
const active =
  /<(?:[\w.-]+:)?(script|foreignObject|iframe|object|embed|audio|video|handler|listener|animate|animateMotion|animateTransform|set|discard|link|meta|base|form|a)[\s/>]/i;
/** Declarations that can bring in entities or style sheets. */
const declarations =
  /<!(?:DOCTYPE|ENTITY|ATTLIST|ELEMENT|NOTATION)|<\?(?!xml\s)/i;
const handler = /\son[\w-]*\s*=/i;
const attributes = /(?:^|[\s:])(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const addresses = /url\(\s*(["']?)([^)]*)/gi;

/**
 * What is wrong with an SVG, a sentence each; nothing if it is a plain drawing that can be scaled. A logo must also
 * have a size, and draw either in currentColor or in colours of its own.
 *
 * @example svgFaults(readFileSync("logo.svg"), { isLogo: true })
 */
export function svgFaults(
  bytes: Buffer,
  { isLogo }: { readonly isLogo: boolean },
): string[] {
  const raw = textOf(bytes);
  if (raw === undefined) return ["is not UTF-8 text; save it as plain SVG."];
  const svg = decoded(raw);
  const faults: string[] = [];
  const root = /<svg\b[^>]*>/.exec(svg)?.[0];
  if (
    !root ||
    !/<\/svg>\s*$/.test(svg) ||
    !root.includes("http://www.w3.org/2000/svg")
  )
    return [
      "is not an SVG: it must begin with an svg element of the SVG namespace, and end with it.",
    ];
  if (declarations.test(svg))
    faults.push("has a declaration before the drawing; save it as plain SVG.");
  if (
    active.test(svg) ||
    handler.test(svg) ||
    /(java|vb)script:/i.test(svg.replaceAll(/\s/g, ""))
  )
    faults.push("contains script, which a picture must not have.");
  if (loadsFromElsewhere(svg))
    faults.push(
      "loads something from elsewhere; a picture must be self-contained.",
    );
  if (
    !/\sviewBox\s*=\s*["'](?:[\d.eE+-]+[\s,]+){3}[\d.eE+-]+\s*["']/.test(root)
  )
    faults.push("has no viewBox, so it cannot be scaled.");
  if (!isLogo) return faults;
  if (!/\swidth\s*=\s*["']\d/.test(root) || !/\sheight\s*=\s*["']\d/.test(root))
    faults.push(
      "has no width and height, so its space cannot be reserved before it has loaded.",
    );
  if (coloursOf(svg) === "mixed")
    faults.push(
      "draws some shapes in currentColor and others in colours of their own. Use currentColor alone for a logo in the colour of the text, or give every shape its own colour.",
    );
  return faults;
}

function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Character references are decoded, because they would hide a word from the search. */
function decoded(text: string): string {
  return text.replaceAll(/&#(x[0-9a-f]+|\d+);?/gi, (whole, figures: string) => {
    const point = Number(
      figures.toLowerCase().startsWith("x") ? `0${figures}` : figures,
    );
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** Only parts of the picture itself may be referenced: "#part". */
function loadsFromElsewhere(svg: string): boolean {
  const named = [...svg.matchAll(attributes)].some(
    ([, , double, single]) => !(double ?? single ?? "").trim().startsWith("#"),
  );
  const inStyles = [...svg.matchAll(addresses)].some(
    ([, , address = ""]) => !address.trim().startsWith("#"),
  );
  // In a style sheet a backslash can write any character; a drawing has no need for one.
  return named || inStyles || /@import|\\|image-set\(/i.test(svg);
}
