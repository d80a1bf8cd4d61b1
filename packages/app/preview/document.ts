import { createHash } from "node:crypto";
import type { BuiltFile } from "./files.ts";

/** What a server tells the portal through its document, by the name of the `<meta>`. */
export interface DocumentFacts {
  /** Origins of a platform on this machine, allowed besides the brand's hosts. */
  readonly localHosts?: readonly string[];
  /** Where this server has the connector of the phone sign-in, instead of where the brand has it. */
  readonly phoneConnector?: string | undefined;
  /** Salt, iterations and digest of the default password, as "salt iterations digest" in base64 (OPN-09). */
  readonly defaultPassword?: string | undefined;
}

/**
 * Writes a server's facts into the portal's document. Without any the document stays as it was built.
 *
 * @example withFacts(index, { localHosts: ["http://127.0.0.1:4174"] })
 */
export function withFacts(
  page: BuiltFile,
  { localHosts = [], phoneConnector, defaultPassword }: DocumentFacts,
): BuiltFile {
  const metas = [
    localHosts.length > 0
      ? meta("foyer-local-hosts", localHosts.join(" "))
      : "",
    phoneConnector ? meta("foyer-phone-connector", phoneConnector) : "",
    defaultPassword ? meta("foyer-default-password", defaultPassword) : "",
  ].join("");
  if (metas === "") return page;
  const plain = new TextEncoder().encode(
    new TextDecoder().decode(page.plain).replace("<title>", `${metas}<title>`),
  );
  // The precompressed forms are those of the document as it was built.
  return {
    type: page.type,
    plain,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
  };
}

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${content.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}" />`;
