import type DOMPurify from "dompurify";

/* TypeScript's own window type lacks Trusted Types; DOMPurify's has them. */
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
 * The page's only Trusted Types policy for HTML. A portal creates it at startup, before any other script can take its
 * name. The sanitiser is added later, with the first rich text. Until then the policy accepts nothing; after that, only
 * sanitised HTML.
 *
 * @example makeRichTextPolicy(); // first thing in a page that enforces Trusted Types
 */
export function makeRichTextPolicy(): ReturnType<typeof create> {
  made ??= { policy: create() };
  return made.policy;
}

/** Sets the policy's sanitiser. */
export function cleanWith(cleaner: (html: string) => string): void {
  clean = cleaner;
}
