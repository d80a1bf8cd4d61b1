import { frameAncestors } from "../services/portal-origin.ts";

/** The content security policy of a game's page: only its own files, and framed only by the portal. */
export const policyFor = (portals: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors(portals)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
