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
 * The `_headers` file that some static hosts read. They match addresses only by prefix, so docs/deploy.md says what
 * they cannot do.
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
    // Such a host cannot distinguish host names: at another origin the connector's own script does nothing.
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
