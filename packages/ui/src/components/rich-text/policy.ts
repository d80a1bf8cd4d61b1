import type DOMPurify from "dompurify";

/* TypeScript's own list of the window's parts does not know Trusted Types; the purifier's does. */
type Page = NonNullable<Parameters<typeof DOMPurify>[0]>;

const refuse = (): never => {
  throw new TypeError("Rich text holds no script.");
};

let clean: (html: string) => string = refuse;

function create() {
  const page: Page = window;
  return page.trustedTypes?.createPolicy("portal-rich-text", {
    createHTML: (html) => clean(html),
    createScript: refuse,
    createScriptURL: refuse,
  });
}

let made: { readonly policy: ReturnType<typeof create> } | undefined;

/**
 * The page's one policy for markup. A portal makes it at its start, before any other script could take the name; what
 * cleans comes later, with the first rich text. Nothing passes before that, and after it nothing that was not cleaned.
 *
 * @example makeRichTextPolicy(); // first thing in a page that enforces Trusted Types
 */
export function makeRichTextPolicy(): ReturnType<typeof create> {
  made ??= { policy: create() };
  return made.policy;
}

/** Gives the policy what it cleans with. */
export function cleanWith(cleaner: (html: string) => string): void {
  clean = cleaner;
}
