import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { PageRequest } from "../../../app/src/document/renderPage.tsx";
import { withFacts } from "../document.ts";
import { documentPath, documentsFolder } from "../pages.ts";
import { readRecord, type BuildRecord } from "../record.ts";
import { settingsFrom } from "../templates/settings.ts";
import { askPlatform } from "./askPlatform.ts";
import { compressed } from "./compressed.ts";
import { drawDocument, readRenderer, type Drawing } from "./drawDocument.ts";

/** How long a document stands that no run has replaced, in ms: as long as a reading of the site's status counts. */
const longestMs = 60_000;
/** How long a run may take, in ms: what the platform said at its beginning still has to count at its end. */
const withinMs = 50_000;

interface PrerenderOptions {
  /** Folder of the build. */
  readonly folder: string;
  /** `PLATFORM_URL`, `PORTAL_HOST` and what else a build's deployment is named by. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The platform is on this machine and serves its own pictures, as in the preview. @default false */
  readonly isLocal?: boolean;
  /** Ends the run. @default after 50 seconds */
  readonly signal?: AbortSignal;
}

/**
 * Draws every public page of a build in every language, and puts the documents beside the build, each at once in the
 * place of the one before. It removes all of them while the site is closed (SYS-06), and those that are older than a
 * minute where it fails: their pages are then answered with the document without a page.
 *
 * @returns Number of documents; 0: the site is closed.
 * @throws Error with a sentence about what has failed.
 * @example await prerender({ folder: "packages/app/dist", env: process.env })
 */
export async function prerender(options: PrerenderOptions): Promise<number> {
  const { signal = AbortSignal.timeout(withinMs) } = options;
  // A link may lead to another release before the run is over.
  const folder = realpathSync(options.folder);
  const target = join(folder, documentsFolder);
  try {
    const drawn = await inTime(signal, drawAll({ ...options, folder }, signal));
    if (!drawn) {
      rmSync(target, { recursive: true, force: true });
      return 0;
    }
    for (const [path, text] of drawn.documents) put(join(target, path), text);
    const [first] = drawn.failures;
    if (first)
      throw new Error(`${drawn.failures.length} pages are missing. ${first}`);
    return drawn.documents.size;
  } finally {
    removeOld(target);
  }
}

interface Drawn {
  /** Text of each document, by its path in the folder. */
  readonly documents: ReadonlyMap<string, string>;
  readonly failures: readonly string[];
}

/** All documents of a build; undefined while the site is closed. */
async function drawAll(
  { folder, env, isLocal }: PrerenderOptions,
  signal: AbortSignal,
): Promise<Drawn | undefined> {
  const drawing = await readRenderer(folder);
  if (!drawing)
    throw new Error(`${folder} holds no build that can draw its pages.`);
  if (!env["PLATFORM_URL"])
    throw new Error("PLATFORM_URL does not say where the platform is.");
  const record = readRecord(folder);
  const { platformUrl, merchant, host } = settingsFrom(env, record);
  const localHosts = isLocal ? [platformUrl] : [];
  const ask = askPlatform({ platformUrl, merchant, signal });
  const isOpen = () =>
    drawing.renderer.isSiteOpen(ask).catch((cause: unknown) => {
      throw new Error(
        `${platformUrl} does not say whether the site is open (${sentenceOf(cause)}).`,
        { cause },
      );
    });
  if (!(await isOpen())) return undefined;

  const wanted = {
    template: readTemplate(folder, localHosts, env),
    origin: `https://${host}`,
    host,
    localHosts,
    fetch: askedOnce(ask),
  };
  const documents = new Map<string, string>();
  const failures: string[] = [];
  for (const { path, language } of pagesOf(record, drawing))
    try {
      // One after the other: drawing is the processor's work.
      // oxlint-disable-next-line no-await-in-loop
      const text = await drawDocument(drawing, {
        ...wanted,
        address: path,
        language,
      });
      documents.set(documentPath(path, language), text);
    } catch (error) {
      failures.push(`${path} in ${language}: ${sentenceOf(error)}`);
    }
  // It may have closed while they were drawn.
  return (await isOpen()) ? { documents, failures } : undefined;
}

/** The document without a page, as it is served. */
function readTemplate(
  folder: string,
  localHosts: readonly string[],
  env: PrerenderOptions["env"],
): string {
  const plain = new Uint8Array(readFileSync(join(folder, "index.html")));
  const page = withFacts(
    { type: "text/html", etag: "", plain },
    { localHosts, defaultPassword: env["FOYER_DEFAULT_PASSWORD_DIGEST"] },
  );
  return new TextDecoder().decode(page.plain);
}

/** Every page that can have a document, in every language. A path with an ending is a file, whatever it shows. */
const pagesOf = ({ paths, languages }: BuildRecord, { renderer }: Drawing) =>
  paths
    .filter((path) => renderer.hasDocument(path) && !path.includes("."))
    .flatMap((path) => languages.map((language) => ({ path, language })));

/**
 * Asks as `ask` does, but for each answer only once: pages have most of their answers in common.
 */
function askedOnce(ask: PageRequest["fetch"]): PageRequest["fetch"] {
  const answers = new Map<string, Promise<Response>>();
  return async (url, init) => {
    const { method, headers, body } = init;
    const key = JSON.stringify([url, method, [...new Headers(headers)], body]);
    const known = answers.get(key) ?? ask(url, init);
    answers.set(key, known);
    const answer = await known.catch((error: unknown) => {
      answers.delete(key);
      throw error;
    });
    if (!answer.ok) answers.delete(key);
    return answer.clone();
  };
}

/** Fails with the signal, however long the rest goes on. */
const inTime = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => {
      signal.addEventListener("abort", () =>
        fail(new Error("The documents were not ready in time.")),
      );
    }),
  ]);

/** Puts a document and its compressed forms in place. Each appears at once: a server never reads half of one. */
function put(file: string, text: string): void {
  const plain = new TextEncoder().encode(text);
  const { br, gzip } = compressed(plain);
  mkdirSync(dirname(file), { recursive: true });
  for (const [ending, bytes] of [
    ["", plain],
    [".br", br],
    [".gz", gzip],
  ] as const) {
    const unfinished = `${file}${ending}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, `${file}${ending}`);
  }
}

/** Removes what no run has replaced for a minute: documents of failed runs, and what an interrupted one has left. */
function removeOld(target: string): void {
  const oldest = Date.now() - longestMs;
  for (const entry of list(target)) {
    const file = join(entry.parentPath, entry.name);
    if (statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
}

function list(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );
  } catch {
    return []; // There is none yet, or no longer.
  }
}

/**
 * What an error says, in its first line.
 *
 * @example sentenceOf(new Error("The documents were not ready in time.")) // "The documents were not ready in time."
 */
export const sentenceOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split("\n", 1)[0] ??
  "";
