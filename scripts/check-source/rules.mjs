// @ts-check

/**
 * @typedef {object} Rule
 * @property {string} name
 * @property {string} why Shown beside each finding.
 * @property {"code" | "text" | "bare"} reads `text`: the file as it is; `code`: without comments; `bare`: without strings too.
 * @property {(path: string) => boolean} covers Paths from the root, with slashes.
 * @property {RegExp} finds
 */

const isTest = (/** @type {string} */ path) =>
  /\.(test|spec)\.(tsx?|mjs)$|\/journeys\/|\/testing\//.test(path);
const isCode = (/** @type {string} */ path) => /\.(tsx?|mjs|js)$/.test(path);
const isProduct = (/** @type {string} */ path) =>
  path.startsWith("packages/") && isCode(path) && !isTest(path);
const under =
  (/** @type {readonly string[]} */ folders) => (/** @type {string} */ path) =>
    folders.some((folder) => path.startsWith(folder));

/** The sandbox's own pictures and pages, and the derivation of colours itself. */
const hasOwnColours = under([
  "packages/art/src/",
  "packages/sandbox/src/games/",
  "packages/sandbox/src/control/",
  "packages/sandbox/src/images/",
  "packages/brand/src/",
]);
const hasHtmlSink = under(["packages/ui/src/components/rich-text/"]);
const moneyCode =
  /money|wallet|balance|amount|ledger|stake|deposit|withdraw|transfer|payout|receipt|rebate|redem/i;
/** Endings of names that hold an amount: `row.stake`, `netAmount`. */
const moneyName =
  "\\b(?:\\w+\\??\\.)*\\w*(?:[aA]mount|[bB]alance|[sS]take|[wW]innings|[pP]ayout|[fF]ee|[pP]rize|[sS]alary|[dD]ividend)\\b";
/** What comes before a plus that turns a text into a number; a plus that adds has a value before it. */
const beforeSign = "(?:[=(,:?[{&|]|=>|\\breturn)\\s*";
const namedColours =
  "white|black|red|green|blue|gold|silver|gray|grey|orange|purple|pink|yellow|teal|navy|maroon|cyan|magenta|brown";

/**
 * Our own rules that a linter cannot express.
 *
 * @param {readonly string[]} brandIds
 * @returns {Rule[]}
 */
export function sourceRules(brandIds) {
  return [
    {
      name: "raw-colour",
      why: "Colours come from the theme's roles; only themes/ and pictures hold raw ones.",
      reads: "code",
      covers: (path) =>
        /^packages\/(ui|app|flows|serve)\//.test(path) &&
        /\.(tsx?|css|html)$/.test(path) &&
        !isTest(path) &&
        !hasOwnColours(path),
      finds: new RegExp(
        [
          /["'`\s:(,]#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=["'`\s,;)])/
            .source,
          /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(\s*[\d.]/.source,
          `\\b(?:color|background|backgroundColor|borderColor|outlineColor|fill|stroke|caretColor|accentColor)["']?\\s*[:=]\\s*\\{?["'\`](?:${namedColours})["'\`]`,
        ].join("|"),
        "i",
      ),
    },
    {
      name: "brand-id",
      why: "Nothing outside themes/ knows a brand by name; the default brand stands in package.json.",
      reads: "code",
      covers: (path) => isCode(path) && !path.startsWith("themes/"),
      finds: new RegExp(`["'\`/](?:${brandIds.join("|") || "(?!)"})["'\`/]`),
    },
    {
      name: "money-number",
      why: "Money is a decimal string or whole minor units: a float loses cents.",
      reads: "bare",
      covers: (path) =>
        isProduct(path) && moneyCode.test(path) && !hasOwnColours(path),
      finds: new RegExp(
        [
          /\b(?:Number\.)?parseFloat\(|\bNumber\(|\bMath\.round\(|\.toFixed\(/
            .source,
          `${beforeSign}\\+\\s*[\\w$(]`,
        ].join("|"),
      ),
    },
    {
      name: "money-name",
      why: "What is named for money is a decimal string or whole minor units, in every file: a float loses cents.",
      reads: "bare",
      covers: (path) => isProduct(path) && !hasOwnColours(path),
      finds: new RegExp(
        [
          `\\b(?:Number|parseFloat|parseInt|Math\\.\\w+)\\(\\s*${moneyName}`,
          `${beforeSign}\\+\\s*${moneyName}(?!\\s*\\()`,
          `${moneyName}\\.toFixed\\(`,
          `${moneyName}\\s*[*/%]\\s*[\\d_]+(?![\\dn_])`,
        ].join("|"),
      ),
    },
    {
      name: "parse-float",
      why: "parseFloat takes what it can and drops the rest; parse by a schema.",
      reads: "bare",
      covers: (path) => isProduct(path) && !hasOwnColours(path),
      finds: /\bparseFloat\(/,
    },
    {
      name: "widening-as",
      why: "A cast asserts what nobody checked: parse, narrow, or use satisfies.",
      reads: "bare",
      covers: (path) =>
        /^(packages|themes|\.storybook)\//.test(path) &&
        /\.tsx?$/.test(path) &&
        !isTest(path),
      // `{} as Events` is how XState is given types that have no value. In JSX text "as" is a word; after a type
      // comes the end of an expression.
      finds:
        /(?<!\{\})\sas\s+(?!const\b)(?:any\b|unknown\b|never\b|[{(["'`]|(?:(?:keyof|typeof|readonly)\s+)?[\w$.]+(?![\w$.])(?:<(?!\/)[^;]*>|\[[^\]]*\])*\s*[;,)\]}|&?:!])/,
    },
    {
      name: "html-sink",
      why: "Rich text goes through the one sanitiser, in rich-text.",
      reads: "bare",
      covers: (path) =>
        /^packages\/(ui|app|brand|serve)\//.test(path) &&
        isProduct(path) &&
        !hasHtmlSink(path),
      finds:
        /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b|\bcreateContextualFragment\b/,
    },
    {
      name: "style-injection",
      why: "The policy forbids style sheets made at run time: use a .css.ts file.",
      reads: "code",
      covers: (path) =>
        /^packages\/(ui|app)\/src\//.test(path) &&
        isProduct(path) &&
        !path.startsWith("packages/brand/src/"),
      finds:
        /createElement\(\s*["']style["']|<style[\s>]|\binsertRule\(|\badoptedStyleSheets\b|setAttribute\(\s*["']style["']/,
    },
    {
      name: "physical-side",
      why: "Left and right are wrong in right-to-left languages: use the logical property.",
      reads: "code",
      covers: (path) => path.endsWith(".css.ts"),
      finds:
        /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\b|^\s*["']?(?:left|right)["']?\s*:|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\b(?:textAlign|float)["']?\s*:\s*["'](?:left|right)["']/,
    },
    {
      name: "machine-path",
      why: "A path of one machine means nothing on another.",
      reads: "text",
      covers: (path) => !path.endsWith("pnpm-lock.yaml"),
      finds: /(?:^|["'`\s(=])\/(?:work|root|home\/\w+|Users\/\w+)\/\w/,
    },
  ];
}
