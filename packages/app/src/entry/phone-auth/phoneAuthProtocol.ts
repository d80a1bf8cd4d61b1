/*
 * What the portal and the connector document of the third party's phone sign-in say to each other. Both sides are
 * built from here; the connector takes nothing else of the portal.
 */

/** Refusals of a third party's phone sign-in, by its own names (ERR-16 … ERR-20), and that it was not reached. */
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

/** What the connector is asked for: one thing in its life. */
export type PhoneAsk =
  | {
      readonly kind: "send";
      /** With "+" and country. */
      readonly number: string;
      /** BCP 47; of the text message and of the check for robots. */
      readonly language: string;
      readonly mode: "dark" | "light";
    }
  | {
      readonly kind: "verify";
      readonly verificationId: string;
      readonly code: string;
    };

/** What it answers, in this order; `sent`, `verified` and `refused` are its last word. */
export type PhoneWord =
  | { readonly kind: "heard" }
  /** The person has to show that they are no robot: the frame has to be seen. */
  | { readonly kind: "challenge" }
  | { readonly kind: "sent"; readonly verificationId: string }
  | { readonly kind: "verified"; readonly idToken: string }
  | { readonly kind: "refused"; readonly code: PhoneAuthCode };

/** Either way: nobody else knows the nonce, which is the frame's own. */
export interface PhoneMessage<T extends PhoneAsk | PhoneWord> {
  readonly type: typeof messageType;
  readonly nonce: string;
  readonly body: T;
}

/** Where the connector finds the brand's settings in its document. */
export const settingsMeta = "foyer-phone-sign-in";

/** What the build writes into the connector document. Nothing of it is secret: a browser needs to know it. */
export interface PhoneSettings {
  readonly apiKey: string;
  readonly projectId: string;
  /** The document's own origin: nowhere else does it do anything. */
  readonly connector: string;
  /** Origins of the portals that may ask. */
  readonly portals: readonly string[];
  /** Where the third party's emulator answers; never in production. */
  readonly emulator?: string | undefined;
}

/** Longest number, code, language or id that is passed on. */
const longest = 4096;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= longest;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The body of a message with this nonce; undefined for every other. */
function bodyOf(
  data: unknown,
  nonce: string,
): Record<string, unknown> | undefined {
  if (!isRecord(data) || data["type"] !== messageType) return undefined;
  if (nonce === "" || data["nonce"] !== nonce) return undefined;
  return isRecord(data["body"]) ? data["body"] : undefined;
}

/**
 * Reads what the portal asks; undefined for whatever is no such message.
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
 * Reads what the connector answers; undefined for whatever is no such message.
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
