import DOMPurify, { type Config } from "dompurify";
import { cleanWith, makeRichTextPolicy } from "./policy.ts";

/* What editors of promotions, notices and help pages need, without anything that runs code, embeds frames, adds styles or sets ids. */
const tags = [
  ...["p", "br", "hr", "div", "span", "blockquote", "pre", "code"],
  ...["h1", "h2", "h3", "h4", "h5", "h6"],
  ...["strong", "b", "em", "i", "u", "s", "del", "mark", "small", "sub", "sup"],
  ...["ul", "ol", "li", "dl", "dt", "dd"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["a", "img", "figure", "figcaption"],
];
const plainAttributes = [
  "title",
  "lang",
  "dir",
  "alt",
  "width",
  "height",
  "colspan",
  "rowspan",
  "scope",
  "start",
];
const addresses = /^(?:https?:|mailto:|tel:|#|\/(?![\\/])|\?)/i;
/* DOMPurify allows `data:` URLs of any type in a picture. */
const ownBytes = /^data:(?!image\/)/i;

const config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: ["href", "src", ...plainAttributes],
  ALLOWED_URI_REGEXP: addresses,
  /* All other attributes must match the URL pattern. */
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

/** A window that markup is parsed in. */
type View = Pick<Window, "location"> & Parameters<typeof DOMPurify>[0];

function purifierOf(view: View) {
  const purifier = DOMPurify(view);
  purifier.addHook("afterSanitizeAttributes", (element) => {
    if (
      element.localName === "a" &&
      isElsewhere(element.getAttribute("href") ?? "", view.location)
    ) {
      element.setAttribute("target", "_blank");
      element.setAttribute("rel", "noopener noreferrer nofollow");
    }
    if (element.localName === "img") {
      if (ownBytes.test(element.getAttribute("src") ?? ""))
        element.removeAttribute("src");
      /* An image without alt is decorative; without an empty alt its file name would be read out. */
      if (!element.hasAttribute("alt")) element.setAttribute("alt", "");
      element.setAttribute("loading", "lazy");
      element.setAttribute("decoding", "async");
    }
  });
  return purifier;
}

/** Whether an address leads to another site; those of mail and telephone have no host. */
function isElsewhere(address: string, { href, host }: Location): boolean {
  if (!URL.canParse(address, href)) return false;
  const target = new URL(address, href);
  return target.host !== "" && target.host !== host;
}

/**
 * A sanitiser for a server, which has no parser of its own: it parses in the given window, jsdom's for example, and
 * leaves exactly what a browser's sanitiser leaves.
 *
 * @example const sanitise = sanitiserOf(new JSDOM("").window); sanitise('<p onclick="steal()">Hello</p>') // <p>Hello</p>
 */
export function sanitiserOf(view: View): (html: string) => string {
  const purifier = purifierOf(view);
  return (html) => purifier.sanitize(html, config);
}

/* Created on first use, so that the module can be loaded without a document. */
function makePurifier() {
  const policy = makeRichTextPolicy();
  const purifier = purifierOf(window);

  if (policy) {
    /*
     * DOMPurify itself parses raw HTML through the policy, in a document that runs no scripts; only then is HTML
     * passed through unchanged.
     */
    let reading = false;
    cleanWith((html) => {
      if (reading) return html;
      reading = true;
      try {
        return purifier.sanitize(html, {
          ...config,
          TRUSTED_TYPES_POLICY: policy,
        });
      } finally {
        reading = false;
      }
    });
  }
  return { policy, purifier };
}

let made: ReturnType<typeof makePurifier> | undefined;

/**
 * Sanitises HTML from the platform, in a browser. It keeps a short list of elements and attributes and removes
 * everything else.
 *
 * @example sanitise('<p onclick="steal()">Hello</p>') // <p>Hello</p>
 */
export function sanitise(html: string): TrustedHTML | string {
  const { policy, purifier } = (made ??= makePurifier());
  return policy ? policy.createHTML(html) : purifier.sanitize(html, config);
}
