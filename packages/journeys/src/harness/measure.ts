import type { Page, Response } from "playwright";

export interface Load {
  /** Bytes over the wire, by type. */
  readonly script: number;
  readonly stylesheet: number;
  /** What moved without input: the score of each shift, and the elements. */
  readonly shifts: readonly string[];
}

/**
 * Opens an address and measures what it loads until it is idle, without any input.
 *
 * @example expect((await measureLoad(page, stage().portal)).script).toBeLessThan(190_000)
 */
export async function measureLoad(page: Page, url: string): Promise<Load> {
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  await watchShifts(page);
  await page.goto(url, { waitUntil: "networkidle" });
  const bytes = (kind: string) =>
    responses
      .filter((response) => response.request().resourceType() === kind)
      .reduce((sum, response) => sum + lengthOf(response), 0);
  return {
    script: bytes("script"),
    stylesheet: bytes("stylesheet"),
    shifts: await shiftsOf(page),
  };
}

/** From the next load on, records what moves on this page without input. */
export const watchShifts = (page: Page) => page.addInitScript(noteShifts);

/**
 * What has moved since the page was loaded; fails if nothing is watching.
 *
 * @example await watchShifts(page); await page.goto(url); expect(await shiftsOf(page)).toEqual([])
 */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  const noted: unknown = await page.evaluate(() =>
    Reflect.get(globalThis, "foyerShifts"),
  );
  if (!Array.isArray(noted)) throw new Error("Nobody watches this page.");
  return noted.map(String);
}

/* The preview sends the compressed length of every file. */
function lengthOf(response: Response): number {
  return Number(response.headers()["content-length"] ?? "0");
}

/* Runs in the page. */
function noteShifts() {
  const noted: string[] = [];
  Reflect.set(globalThis, "foyerShifts", noted);
  const describe = (source: unknown) => {
    const node: unknown =
      typeof source === "object" && source && Reflect.get(source, "node");
    if (!(node instanceof Element)) return "something that is gone";
    const name = node.getAttribute("aria-label") ?? node.textContent ?? "";
    return `<${node.localName}> ${name.trim().slice(0, 40)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: unknown = Reflect.get(entry, "sources");
      const moved = Array.isArray(sources) ? sources.map(describe) : [];
      // What follows an action of the visitor is meant to move.
      if (Reflect.get(entry, "hadRecentInput") === true) continue;
      const value = Number(Reflect.get(entry, "value")).toFixed(4);
      noted.push(
        `${value} at ${Math.round(entry.startTime)} ms: ${moved.join("; ")}`,
      );
    }
  }).observe({ type: "layout-shift", buffered: true });
}
