import { createHash } from "node:crypto";
import { escaped } from "./documents/escaped.ts";
import type { BuiltFile } from "./files.ts";

/** What a server passes to the portal through its document, by the name of the `<meta>`. */
export interface DocumentFacts {
  /** Origins of a platform on this machine, allowed in addition to the brand's hosts. */
  readonly localHosts?: readonly string[];
  /** Address of the phone login's connector on this server, instead of the brand's. */
  readonly phoneConnector?: string | undefined;
  /** Salt, iterations and digest of the default password, as "salt iterations digest" in base64 (OPN-09). */
  readonly defaultPassword?: string | undefined;
}

/** Salt, iterations, and the 32 bytes of the digest, made as docs/platform.md describes. */
const digestWords = /^[\w+/]{8,}={0,2} \d{4,7} [A-Za-z0-9+/]{43}=$/;

/**
 * Accepts the digest of the default password. Anything else, and above all the password itself, must not get into a
 * page: it is rejected, and not repeated in the message (CFG-04).
 *
 * @example checkedDigest(process.env["FOYER_DEFAULT_PASSWORD_DIGEST"])
 */
export function checkedDigest(words: string | undefined): string | undefined {
  if (words === undefined || words === "") return undefined;
  if (digestWords.test(words)) return words;
  throw new Error(
    "FOYER_DEFAULT_PASSWORD_DIGEST is not salt, iterations and digest as docs/platform.md has them made. It is not served.",
  );
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
  const digest = checkedDigest(defaultPassword);
  const metas = [
    localHosts.length > 0
      ? meta("foyer-local-hosts", localHosts.join(" "))
      : "",
    phoneConnector ? meta("foyer-phone-connector", phoneConnector) : "",
    digest ? meta("foyer-default-password", digest) : "",
  ].join("");
  if (metas === "") return page;
  const plain = new TextEncoder().encode(
    new TextDecoder().decode(page.plain).replace("<title>", `${metas}<title>`),
  );
  // The precompressed forms are those of the unchanged document.
  return {
    type: page.type,
    plain,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
  };
}

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}" />`;
