import {
  fresh,
  kept,
  portalHeaders,
  productionConnectorHeaders,
  productionPhoneHeaders,
  type HeaderList,
  type ServedBrand,
} from "./headers.ts";

/**
 * The `_headers` file that some hosts of static files read. They tell addresses by their beginning alone, so what they
 * cannot do is said in docs/deploy.md.
 *
 * @example headersFile({ hosts: brand.hosts }).startsWith("/*\n") // true
 */
export function headersFile(brand: ServedBrand): string {
  const { phone } = brand;
  const line = ([name, value]: HeaderList[number]) => `  ${name}: ${value}`;
  const portal = portalHeaders(brand);
  return [
    "/*",
    ...portal.map(line),
    line(fresh),
    "",
    "/assets/*",
    "  ! Cache-Control",
    line(kept),
    "",
    "/connect/*",
    ...portal.map(([name]) => `  ! ${name}`),
    ...productionConnectorHeaders.map(line),
    "",
    // Such a host cannot tell addresses by their host name: elsewhere the connector's own script does nothing.
    ...(phone
      ? [
          "/connect/phone.*",
          ...productionConnectorHeaders.map(([name]) => `  ! ${name}`),
          ...productionPhoneHeaders(phone).map(line),
          "",
        ]
      : []),
  ].join("\n");
}
