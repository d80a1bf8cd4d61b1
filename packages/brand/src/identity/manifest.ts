/** What a web app manifest says about a brand. */
export interface ManifestFacts {
  /** The brand's name as people read it. */
  readonly name: string;
  /** BCP 47 tag of its first language, and that language's direction. */
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** Colour of the page in the brand's default mode, as "#rrggbb". */
  readonly color: string;
  /** Address of the drawing itself, if it is one. */
  readonly drawing: string | undefined;
  /** Addresses of the icons, by their names in `iconShapes`. */
  readonly icons: Readonly<Record<string, string>>;
}

/** The number of characters that fit below an icon on a phone. */
const longestShortName = 12;

/**
 * The web app manifest, as text. `minimal-ui`: people who play for money keep the back and reload buttons, and can
 * see which site they are on.
 *
 * @example JSON.parse(manifestOf(facts)).start_url // "/"
 */
export function manifestOf({
  name,
  lang,
  dir,
  color,
  drawing,
  icons,
}: ManifestFacts): string {
  const pictures = [
    { icon: "icon-192", sizes: "192x192", purpose: "any" },
    { icon: "icon-512", sizes: "512x512", purpose: "any" },
    { icon: "icon-maskable-512", sizes: "512x512", purpose: "maskable" },
  ].flatMap(({ icon, ...rest }) => {
    const src = icons[icon];
    return src === undefined ? [] : [{ src, type: "image/png", ...rest }];
  });
  const scalable = { type: "image/svg+xml", sizes: "any", purpose: "any" };
  const manifest = {
    id: "/",
    name,
    short_name: shortName(name),
    lang,
    dir,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: color,
    background_color: color,
    icons: drawing ? [...pictures, { src: drawing, ...scalable }] : pictures,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * As many whole words of a name as fit below an icon; if the first word is too long, its beginning.
 *
 * @example shortName("Lantern Harbour Club") // "Lantern"
 */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  let short = "";
  for (const word of words) {
    const longer = short === "" ? word : `${short} ${word}`;
    if (lengthOf(longer) > longestShortName) break;
    short = longer;
  }
  return short === "" ? beginning(words[0] ?? name) : short;
}

/* One visible letter may be several code points, which must not be separated. */
const letters = (text: string) =>
  [...new Intl.Segmenter("und").segment(text)].map(({ segment }) => segment);
const lengthOf = (text: string) => letters(text).length;
const beginning = (word: string) =>
  letters(word).slice(0, longestShortName).join("");
