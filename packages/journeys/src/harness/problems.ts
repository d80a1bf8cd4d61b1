import type { BrowserContext, ConsoleMessage, Page } from "playwright";
import { noSuchPage } from "./noSuchPage.ts";

/**
 * Collects the problems on every page of a context, from its first moment on: policy violations, page errors and
 * console errors. The list grows while the context lives.
 *
 * @example const problems = await collectProblems(context); …; expect(problems).toEqual([])
 */
export async function collectProblems(
  context: BrowserContext,
): Promise<readonly string[]> {
  const found: string[] = [];
  await context.exposeBinding(
    "foyerViolation",
    (_source, violation: string) => void found.push(violation),
  );
  await context.addInitScript(reportViolations);
  context.on("page", (page) => watch(page, found));
  return found;
}

function watch(page: Page, found: string[]) {
  page.on(
    "pageerror",
    (error) => void found.push(`page error: ${error.message}`),
  );
  page.on("console", (message) => {
    if (message.type() !== "error" || tellsOfNoSuchPage(message)) return;
    found.push(`console: ${message.text()} (${message.location().url})`);
  });
}

/** Browsers tell their console of every document with the status 404, which this one is meant to have. */
const tellsOfNoSuchPage = (message: ConsoleMessage) =>
  message.text().includes("status of 404") &&
  new URL(message.location().url, "about:blank").pathname === noSuchPage;

/* Runs in the page. */
function reportViolations() {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } =
      event;
    const text = `policy: ${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`;
    const report: unknown = Reflect.get(globalThis, "foyerViolation");
    if (typeof report === "function") report(text);
  });
}
