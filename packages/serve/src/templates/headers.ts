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

/** What of a brand decides its servers' headers. */
export interface ServedBrand {
  readonly hosts: Hosts;
  /** Absent: codes by text message are the platform's own. */
  readonly phone?: PhoneConnector | undefined;
  /** Origins of a platform on this machine, allowed besides the brand's own; of a deployment none. */
  readonly local?: readonly string[];
}

const transport = [
  "Strict-Transport-Security",
  strictTransportSecurity,
] as const;

/** Of files with a hash in their names. */
export const kept = ["Cache-Control", cacheControl("/assets/")] as const;
/** Of all others, and of what is not found: asked for again each time, by its ETag. */
export const fresh = ["Cache-Control", cacheControl("/")] as const;

/**
 * Headers that a server with TLS sends with every file of the portal, and with every error.
 *
 * @example portalHeaders({ hosts: brand.hosts })
 */
export const portalHeaders = (brand: ServedBrand): HeaderList => [
  ...Object.entries(securityHeaders(brand)),
  transport,
];

/** The same of the connector documents. */
export const productionConnectorHeaders: HeaderList = [
  ...Object.entries(connectorHeaders),
  transport,
];

/**
 * The same of the phone sign-in's connector.
 *
 * @example productionPhoneHeaders(brand.phoneSignIn)
 */
export const productionPhoneHeaders = (phone: PhoneConnector): HeaderList => [
  ...Object.entries(phoneConnectorHeaders(phone)),
  transport,
];

/** What the portal's server adds to the platform's answers, whose other headers are the platform's own. */
export const platformHeaders: HeaderList = [
  ...Object.entries(callHeaders),
  transport,
];
