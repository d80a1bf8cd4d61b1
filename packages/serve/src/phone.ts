import { createHash } from "node:crypto";
import type { Brand } from "@foyer/platform/brand";
import {
  type PhoneSettings,
  settingsMeta,
} from "../../app/src/entry/phone-auth/phoneAuthProtocol.ts";
import type { BuiltFile } from "./files.ts";

type PhoneSetting = NonNullable<Brand["phoneSignIn"]>;

/**
 * The settings for the connector document. A connector at the portal's own origin would give the third party's script
 * access to everything that the portal stores, so that is rejected.
 *
 * @example phoneDocument(phoneSettings(brand.phoneSignIn))
 */
export function phoneSettings({
  apiKey,
  projectId,
  connector,
  portals,
}: PhoneSetting): PhoneSettings {
  if (portals.includes(connector))
    throw new Error(
      `brand.json: phoneSignIn.connector needs an origin of its own; ${connector} is a portal's.`,
    );
  return { apiKey, projectId, connector, portals };
}

/**
 * The connector document of the phone login.
 *
 * @example phoneDocument({ apiKey, projectId, connector, portals })
 */
export function phoneDocument(settings: PhoneSettings): string {
  const content = JSON.stringify(settings)
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width" />
    <meta name="${settingsMeta}" content="${content}" />
    <title>Phone sign-in</title>
    <link rel="stylesheet" href="/connect/phone.css" />
  </head>
  <body>
    <script src="/connect/phone.js"></script>
  </body>
</html>
`;
}

/** Its styles: the captcha is centred, and the portal's window shows through. */
export const phoneStyle =
  "html{color-scheme:light dark}body{display:grid;place-items:center;min-height:100vh;margin:0;background:transparent}";

/**
 * Where a preview serves a brand's connector: under another name of this machine, and so at another origin. A
 * platform on this machine plays the third party; without one the real third party is used.
 *
 * @example localPhone(brand.phoneSignIn, 4173, ["http://127.0.0.1:4174"]).connector // "http://127.0.0.1:4173"
 */
export function localPhone(
  { apiKey, projectId }: PhoneSetting,
  port: number,
  [emulator]: readonly string[] = [],
): PhoneSettings {
  return {
    apiKey,
    projectId,
    connector: `http://127.0.0.1:${port}`,
    portals: [`http://localhost:${port}`],
    emulator,
  };
}

/**
 * The connector document with those settings.
 *
 * @example phonePage(localPhone(setting, 4173)).type // "text/html; charset=utf-8"
 */
export function phonePage(phone: PhoneSettings): BuiltFile {
  const plain = new TextEncoder().encode(phoneDocument(phone));
  return {
    type: "text/html; charset=utf-8",
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
  };
}
