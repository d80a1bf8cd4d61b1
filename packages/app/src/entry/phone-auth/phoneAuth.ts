import type { IntlShape } from "react-intl";
import { translate } from "@foyer/ui/words";
import type { Brand } from "@foyer/platform/brand";
import type { ErrorCode } from "@foyer/platform/errors";
import type { PhoneProof } from "@foyer/flows/register";
import { askConnector, type Connector } from "./phoneAuthFrame.ts";
import type { PhoneAsk, PhoneAuthCode } from "./phoneAuthProtocol.ts";

/** A rejection by the third party. */
export class PhoneAuthError extends Error {
  override readonly name = "PhoneAuthError";
  readonly code: PhoneAuthCode;

  constructor(code: PhoneAuthCode) {
    super(code);
    this.code = code;
  }
}

/** A brand's own phone login: sends the code and checks it (OPN-57). Both reject with a `PhoneAuthError`. */
export interface PhoneAuth {
  /** @param number with "+" and country */
  send(number: string, signal: AbortSignal): Promise<void>;
  /** The platform asks the third party whether the proof holds (REG-13). */
  verify(code: string, signal: AbortSignal): Promise<PhoneProof>;
}

interface Setting {
  readonly brand: Pick<Brand, "phoneSignIn">;
  readonly intl: IntlShape;
  /** Calls the connector document; by default in a frame of this page. */
  readonly ask?: Connector;
  /** Whether the browser reports a connection. */
  readonly isOnline?: () => boolean;
}

/**
 * The brand's phone login, in the connector document that its build includes. A brand that configures none gets a
 * rejection that leads to customer service.
 *
 * @example const phone = phoneAuth({ brand: services.brand, intl }); await phone.send("+60125550147", signal)
 */
export function phoneAuth({
  brand: { phoneSignIn },
  intl,
  ask = askConnector,
  isOnline = () => navigator.onLine,
}: Setting): PhoneAuth {
  /** Required to check the last code. */
  let verificationId: string | undefined;
  const words = {
    title: translate(intl, "phoneAuth.challenge.title"),
    cancel: translate(intl, "phoneAuth.challenge.cancel"),
  };
  const configured = () => {
    if (!phoneSignIn) throw new PhoneAuthError("operation-not-allowed");
    return phoneSignIn;
  };
  const asked = (asking: PhoneAsk, signal: AbortSignal) => {
    const { connector } = configured();
    if (!isOnline()) throw new PhoneAuthError("network-request-failed");
    return ask(originOf(connector), asking, { signal, words });
  };

  return {
    async send(number, signal) {
      const { mode } = document.documentElement.dataset;
      const word = await asked(
        {
          kind: "send",
          number,
          language: intl.locale.replace(/-u-.*/, ""),
          mode: mode === "light" ? "light" : "dark",
        },
        signal,
      );
      if (word.kind !== "sent") throw refusalIn(word);
      verificationId = word.verificationId;
    },
    async verify(typed, signal) {
      const { projectId } = configured();
      const code = typed.trim();
      // After a reload it is no longer known what was sent.
      if (verificationId === undefined)
        throw new PhoneAuthError("code-expired");
      if (code === "") throw new PhoneAuthError("missing-verification-code");
      const word = await asked(
        { kind: "verify", verificationId, code },
        signal,
      );
      if (word.kind !== "verified") throw refusalIn(word);
      return { firebaseChannel: projectId, firebaseIdToken: word.idToken };
    },
  };
}

const refusalIn = (word: Awaited<ReturnType<Connector>>) =>
  new PhoneAuthError(word.kind === "refused" ? word.code : "unknown");

/* A local preview serves the connector itself; the server that wrote the security policy states its address. */
const originOf = (connector: string): string =>
  document.querySelector<HTMLMetaElement>('meta[name="foyer-phone-connector"]')
    ?.content ?? connector;

/** Codes with the same message as the platform's own failures (ERR-17). */
const platformReasons = {
  "too-many-requests": "TOO_MANY_REQUESTS",
  "network-request-failed": "NETWORK",
  timeout: "TIMEOUT",
} as const satisfies Partial<Record<PhoneAuthCode, ErrorCode>>;
type PlatformCode = keyof typeof platformReasons;

const isPlatformCode = (code: PhoneAuthCode): code is PlatformCode =>
  Object.hasOwn(platformReasons, code);

const messages = {
  "invalid-phone-number": "phoneAuth.invalidNumber",
  "missing-phone-number": "phoneAuth.missingNumber",
  unknown: "phoneAuth.unknown",
  "invalid-verification-code": "phoneAuth.invalidCode",
  "missing-verification-code": "phoneAuth.missingCode",
  "captcha-check-failed": "phoneAuth.captcha",
  "quota-exceeded": "phoneAuth.quota",
  "operation-not-allowed": "phoneAuth.notAllowed",
  "code-expired": "phoneAuth.expired",
  "popup-closed-by-user": "phoneAuth.closed",
} as const;

/**
 * What a flow receives for a rejection by the third party; its message is included, since the platform has no codes
 * for it. Anything else is a defect and is thrown on.
 *
 * @example await phone.verify(code, signal).then((ok) => ({ ok }), phoneRefused(intl))
 */
export function phoneRefused(intl: IntlShape) {
  return (
    error: unknown,
  ): {
    error: { readonly reason: ErrorCode; readonly message?: string };
  } => {
    if (!(error instanceof PhoneAuthError)) throw error;
    const { code } = error;
    return isPlatformCode(code)
      ? { error: { reason: platformReasons[code] } }
      : {
          error: {
            reason: "OTHER",
            message: translate(intl, messages[code]),
          },
        };
  };
}
