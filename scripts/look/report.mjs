// @ts-check
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * @typedef {object} Report
 * @property {string} base The commit that is compared with, as it is called.
 * @property {readonly string[]} sentences What was compared, and what was left out.
 * @property {Readonly<Record<string, { kind: string, subjects: number }>>} files What each changed file touches.
 * @property {readonly import("./viewer.mjs").Entry[]} entries What differs, most first.
 */

const text = (/** @type {string} */ name) =>
  readFileSync(new URL(name, import.meta.url), "utf8");

/**
 * The report as a page that needs nothing but itself.
 *
 * @param {Report} report
 * @returns {string} HTML.
 */
export function reportPage({ base, sentences, files, entries }) {
  const script = `${text("viewer.mjs")}\nstart(document);\n`;
  const style = text("viewer.css");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'">
<meta name="viewport" content="width=device-width">
<title>Pictures of a change since ${escaped(base)}</title>
<style>${style}</style>
<h1>Pictures of a change since ${escaped(base)}</h1>
${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join("\n")}
<details>
<summary>What each changed file touches</summary>
<ul>
${Object.entries(files)
  .map(
    ([file, { subjects }]) =>
      `<li><code>${escaped(file)}</code>: ${counted(subjects)}</li>`,
  )
  .join("\n")}
</ul>
</details>
${entries.length > 0 ? viewer : ""}
<script type="application/json" id="entries">${inScript(entries)}</script>
${entries.length > 0 ? `<script type="module">${script}</script>` : ""}
</html>
`;
}

const viewer = `<div class="bar">
<button id="previous" type="button">← Previous</button>
<span id="place" aria-live="polite"></span>
<button id="next" type="button">Next →</button>
<form id="choice">
${["kind", "brand", "mode", "width"]
  .map(
    (axis) =>
      `<label>${axis} <select id="${axis}"><option value="">all</option></select></label>`,
  )
  .join("\n")}
</form>
<button id="size" type="button" aria-pressed="false">Actual size</button>
</div>
<main id="pair">
<h2 id="name"></h2>
<p><span id="look"></span>. <strong id="verdict"></strong></p>
<p>Touched by <code id="because"></code></p>
<div class="pictures">
<figure><figcaption>Before</figcaption><img id="before" alt="Before"></figure>
<figure><figcaption>After</figcaption><img id="after" alt="After"></figure>
<figure><figcaption>Difference</figcaption><div class="difference"><img id="ground" alt=""><img id="mask" alt="What differs, in red"></div></figure>
</div>
</main>`;

/** @param {number} subjects */
const counted = (subjects) =>
  subjects === 0
    ? "no picture"
    : `${subjects} ${subjects === 1 ? "story or page" : "stories and pages"}`;

/** @param {string} words */
const escaped = (words) =>
  words.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/**
 * Data that no text in it can end.
 *
 * @param {unknown} data
 */
const inScript = (data) => JSON.stringify(data).replaceAll("<", "\\u003c");

/** @param {string} source */
const hashOf = (source) =>
  `sha256-${createHash("sha256").update(source).digest("base64")}`;
