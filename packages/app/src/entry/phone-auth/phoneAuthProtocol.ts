/*
 * The messages between the portal and the connector document of the third party's phone login. Both sides are built
 * from this file; the connector uses nothing else of the portal.
 */

/** Rejections of a third party's phone login, by its own names (ERR-16 … ERR-20), and failures to reach it. */
export const phoneAuthCodes = [
  "invalid-phone-number",
  "missing-phone-number",
  "unknown",
  "invalid-verification-code",
  "missing-verification-code",
  "captcha-check-failed",
  "too-many-requests",
  "quota-exceeded",
  "operation-not-allowed",
  "code-expired",
  "popup-closed-by-user",
  "network-request-failed",
  "timeout",
] as const;
export type PhoneAuthCode = (typeof phoneAuthCodes)[number];

export const messageType = "foyer:phone";

/** A request to the connector: one in its lifetime. */
export type PhoneAsk =
  | {
      readonly kind: "send";
      /** With "+" and country code. */
      readonly number: string;
      /** BCP 47; the language of the SMS and of the bot check. */
      readonly language: string;
      readonly mode: "dark" | "light";
    }
  | {
      readonly kind: "verify";
      readonly verificationId: string;
      readonly code: string;
    };

/** The answers, in this order; `sent`, `verified` and `refused` are final. */
export type PhoneWord =
  | { readonly kind: "heard" }
  /** The visitor has to pass a bot check: the frame has to be shown. */
  | { readonly kind: "challenge" }
  | { readonly kind: "sent"; readonly verificationId: string }
  | { readonly kind: "verified"; readonly idToken: string }
  | { readonly kind: "refused"; readonly code: PhoneAuthCode };

/** A message in either direction: nobody else knows the nonce, which belongs to the frame. */
export interface PhoneMessage<T extends PhoneAsk | PhoneWord> {
  readonly type: typeof messageType;
  readonly nonce: string;
  readonly body: T;
}

/** Name of the meta element in which the connector finds the brand's settings. */
export const settingsMeta = "foyer-phone-sign-in";

/** What the build writes into the connector document. None of it is secret: a browser needs to know it. */
export interface PhoneSettings {
  readonly apiKey: string;
  readonly projectId: string;
  /** The document's own origin: anywhere else it does nothing. */
  readonly connector: string;
  /** Origins of the portals that may ask. */
  readonly portals: readonly string[];
  /** Address of the third party's emulator; never in production. */
  readonly emulator?: string | undefined;
}

/** Longest number, code, language or id that is passed on. */
const longest = 4096;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= longest;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The body of a message with this nonce; undefined for any other message. */
function bodyOf(
  data: unknown,
  nonce: string,
): Record<string, unknown> | undefined {
  if (!isRecord(data) || data["type"] !== messageType) return undefined;
  if (nonce === "" || data["nonce"] !== nonce) return undefined;
  return isRecord(data["body"]) ? data["body"] : undefined;
}

/**
 * Reads a request of the portal; undefined for anything else.
 *
 * @example askIn(event.data, nonce)?.kind // "send"
 */
export function askIn(data: unknown, nonce: string): PhoneAsk | undefined {
  const body = bodyOf(data, nonce);
  const { kind, number, language, mode, verificationId, code } = body ?? {};
  if (kind === "send" && isText(number) && isText(language))
    return { kind, number, language, mode: mode === "dark" ? "dark" : "light" };
  if (kind === "verify" && isText(verificationId) && isText(code))
    return { kind, verificationId, code };
  return undefined;
}

/**
 * Reads an answer of the connector; undefined for anything else.
 *
 * @example wordIn(event.data, nonce)?.kind // "heard"
 */
export function wordIn(data: unknown, nonce: string): PhoneWord | undefined {
  const body = bodyOf(data, nonce);
  const { kind, verificationId, idToken, code } = body ?? {};
  switch (kind) {
    case "heard":
    case "challenge":
      return { kind };
    case "sent":
      return isText(verificationId) ? { kind, verificationId } : undefined;
    case "verified":
      return isText(idToken) ? { kind, idToken } : undefined;
    case "refused":
      return {
        kind,
        code: phoneAuthCodes.find((known) => known === code) ?? "unknown",
      };
    default:
      return undefined;
  }
}
