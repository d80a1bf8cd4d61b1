import {
  cacheControl,
  callHeaders,
  connectorHeaders,
  phoneConnectorHeaders,
  securityHeaders,
  strictTransportSecurity,
  type Hosts,
  type PhoneConnector,
} from "../policy.ts";

/** Headers in the order in which they are written. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** The parts of a brand that decide its servers' headers. */
export interface ServedBrand {
  readonly hosts: Hosts;
  /** Absent: codes by text message are sent by the platform itself. */
  readonly phone?: PhoneConnector | undefined;
  /** Origins of a platform on this machine, allowed in addition to the brand's own; none in a deployment. */
  readonly local?: readonly string[];
  /** True: search engines are told not to list the site, as for a preview. */
  readonly unlisted?: boolean;
}

const transport = [
  "Strict-Transport-Security",
  strictTransportSecurity,
] as const;

/** For files with a hash in their names. */
export const kept = ["Cache-Control", cacheControl("/assets/")] as const;
/** For all others, and for what is not found: revalidated each time by its ETag. */
export const fresh = ["Cache-Control", cacheControl("/")] as const;

/**
 * With the answers at a page's address, where the cookie with the choice of language decides about the document. A
 * server that has compressed forms says that itself.
 */
export const byLanguage = ["Vary", "Cookie"] as const;

/**
 * Headers that a server with TLS sends with every file of the portal, and with every error.
 *
 * @example portalHeaders({ hosts: brand.hosts })
 */
export const portalHeaders = (brand: ServedBrand): HeaderList => [
  ...Object.entries(securityHeaders(brand)),
  transport,
  ...(brand.unlisted ? [["X-Robots-Tag", "noindex"] as const] : []),
];

/** The same for the connector documents. */
export const productionConnectorHeaders: HeaderList = [
  ...Object.entries(connectorHeaders),
  transport,
];

/**
 * The same for the phone login's connector.
 *
 * @example productionPhoneHeaders(brand.phoneSignIn)
 */
export const productionPhoneHeaders = (phone: PhoneConnector): HeaderList => [
  ...Object.entries(phoneConnectorHeaders(phone)),
  transport,
];

/** What the portal's server adds to the platform's answers, which have their own headers otherwise. */
export const platformHeaders: HeaderList = [
  ...Object.entries(callHeaders),
  transport,
];
