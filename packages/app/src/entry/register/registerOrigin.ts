import type { RegisterOrigin } from "@foyer/flows/register";

/** Longer than any code; a longer text is not a code. */
const longest = 64;

/**
 * Reads the codes from the address (REG-12): from the current one, or else from the one that the portal was entered
 * by, since a visitor looks around before registering. The token is never part of the address that is sent with them.
 *
 * @example registerOrigin("https://portal.example/?referralCode=lake7", undefined).referralCode // "lake7"
 */
export function registerOrigin(
  here: string,
  enteredBy: string | undefined,
): RegisterOrigin {
  const now = new URL(here);
  const entry = parsed(enteredBy);
  const code = (name: string) =>
    codeOf(now.searchParams.get(name)) ??
    (entry?.origin === now.origin
      ? codeOf(entry.searchParams.get(name))
      : undefined);
  return {
    affiliateCode: code("affiliateCode"),
    referralCode: code("referralCode"),
    domain: now.hostname,
    registerUrl: now.origin + now.pathname,
  };
}

/** The address that this document was loaded from, whatever it shows now. */
export function entryAddress(): string | undefined {
  return performance.getEntriesByType?.("navigation")[0]?.name;
}

function parsed(address: string | undefined): URL | undefined {
  return address !== undefined && URL.canParse(address)
    ? new URL(address)
    : undefined;
}

function codeOf(text: string | null): string | undefined {
  const code = text?.trim() ?? "";
  return code !== "" && code.length <= longest ? code : undefined;
}
