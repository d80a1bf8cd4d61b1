import { defineMessages, type IntlShape } from "react-intl";
import type { Brand } from "@foyer/platform/brand";
import type { ErrorCode } from "@foyer/platform/errors";
import { askConnector, type Connector } from "./phoneAuthFrame.ts";
import { type PhoneAuthCode } from "./phoneAuthProtocol.ts";

export { type PhoneAuthCode, phoneAuthCodes } from "./phoneAuthProtocol.ts";

/** A refusal of the third party. */
export class PhoneAuthError extends Error {
  override readonly name = "PhoneAuthError";
  readonly code: PhoneAuthCode;

  constructor(code: PhoneAuthCode) {
    super(code);
    this.code = code;
  }
}

/** What the third party's check gave: the platform asks the third party whether it holds (REG-13). */
export interface PhoneProof {
  readonly firebaseChannel: string;
  readonly firebaseIdToken: string;
}

/** A brand's own phone sign-in: sends the code and checks it (OPN-57). Both reject with a `PhoneAuthError`. */
export interface PhoneAuth {
  /** @param number with "+" and country */
  send(number: string, signal: AbortSignal): Promise<void>;
  verify(code: string, signal: AbortSignal): Promise<PhoneProof>;
}

interface Setting {
  readonly brand: Pick<Brand, "phoneSignIn">;
  readonly intl: IntlShape;
  /** Asks the connector document; default: in a frame of this page. */
  readonly ask?: Connector;
  /** Whether there is a connection at all, as far as the browser knows. */
  readonly isOnline?: () => boolean;
}

/**
 * The brand's phone sign-in, in the connector document that its build brings along. A brand that configures none is
 * refused what needs it, with the way to customer service.
 *
 * @example const phone = phoneAuth({ brand: services.brand, intl }); await phone.send("+60125550147", signal)
 */
export function phoneAuth({
  brand: { phoneSignIn },
  intl,
  ask = askConnector,
  isOnline = () => navigator.onLine,
}: Setting): PhoneAuth {
  /** What the last code is checked with. */
  let verificationId: string | undefined;
  const words = {
    title: intl.formatMessage(frameMessages.title),
    cancel: intl.formatMessage(frameMessages.cancel),
  };
  const asked: typeof ask = (connector, asking, surroundings) => {
    if (!isOnline()) throw new PhoneAuthError("network-request-failed");
    return ask(connector, asking, surroundings);
  };

  return {
    async send(number, signal) {
      if (!phoneSignIn) throw new PhoneAuthError("operation-not-allowed");
      const word = await asked(
        originOf(phoneSignIn.connector),
        {
          kind: "send",
          number,
          language: intl.locale.replace(/-u-.*/, ""),
          mode:
            document.documentElement.dataset["mode"] === "light"
              ? "light"
              : "dark",
        },
        { signal, words },
      );
      if (word.kind !== "sent") throw refusalIn(word);
      verificationId = word.verificationId;
    },
    async verify(code, signal) {
      if (!phoneSignIn) throw new PhoneAuthError("operation-not-allowed");
      // After a reload nobody knows any more what was sent.
      if (verificationId === undefined)
        throw new PhoneAuthError("code-expired");
      if (code.trim() === "")
        throw new PhoneAuthError("missing-verification-code");
      const word = await asked(
        originOf(phoneSignIn.connector),
        { kind: "verify", verificationId, code: code.trim() },
        { signal, words },
      );
      if (word.kind !== "verified") throw refusalIn(word);
      return {
        firebaseChannel: phoneSignIn.projectId,
        firebaseIdToken: word.idToken,
      };
    },
  };
}

const refusalIn = (word: Awaited<ReturnType<Connector>>) =>
  new PhoneAuthError(word.kind === "refused" ? word.code : "unknown");

/* A preview on this machine serves the connector itself; the server that wrote the security policy says so. */
const originOf = (connector: string): string =>
  document.querySelector<HTMLMetaElement>('meta[name="foyer-phone-connector"]')
    ?.content ?? connector;

const frameMessages = defineMessages({
  title: {
    id: "phoneAuth.challenge.title",
    defaultMessage: "Show that you are not a robot",
    description:
      "Name of the window in which another party checks for robots before it sends a code",
  },
  cancel: {
    id: "phoneAuth.challenge.cancel",
    defaultMessage: "Cancel",
    description: "Closes that window; no code is sent",
  },
});

/** What is worded as the platform's own failures are (ERR-17). */
const platformReasons = {
  "too-many-requests": "TOO_MANY_REQUESTS",
  "network-request-failed": "NETWORK",
  timeout: "TIMEOUT",
} as const satisfies Partial<Record<PhoneAuthCode, ErrorCode>>;
type PlatformCode = keyof typeof platformReasons;

const isPlatformCode = (code: PhoneAuthCode): code is PlatformCode =>
  Object.hasOwn(platformReasons, code);

const messages = defineMessages<
  Record<Exclude<PhoneAuthCode, PlatformCode>, {}>
>({
  "invalid-phone-number": {
    id: "phoneAuth.invalidNumber",
    defaultMessage: "Please enter a valid mobile number",
    description: "The other party refused the number",
  },
  "missing-phone-number": {
    id: "phoneAuth.missingNumber",
    defaultMessage: "Please enter your mobile number",
    description: "The other party got no number",
  },
  unknown: {
    id: "phoneAuth.unknown",
    defaultMessage: "The code could not be sent or checked. Please try again",
    description: "The other party failed without saying why",
  },
  "invalid-verification-code": {
    id: "phoneAuth.invalidCode",
    defaultMessage: "The verification code is wrong",
    description: "The other party refused the code",
  },
  "missing-verification-code": {
    id: "phoneAuth.missingCode",
    defaultMessage: "Please enter the verification code",
    description: "The other party got no code",
  },
  "captcha-check-failed": {
    id: "phoneAuth.captcha",
    defaultMessage: "The check for robots failed. Please try again",
    description: "The other party took the person for a robot",
  },
  "quota-exceeded": {
    id: "phoneAuth.quota",
    defaultMessage:
      "No more codes can be sent at the moment. Please contact customer service",
    description: "The brand's account with the other party is used up",
  },
  "operation-not-allowed": {
    id: "phoneAuth.notAllowed",
    defaultMessage:
      "Codes cannot be sent to this number. Please contact customer service",
    description: "The other party does not do this for the brand",
  },
  "code-expired": {
    id: "phoneAuth.expired",
    defaultMessage: "This code has expired. Please have a new one sent",
    description: "The code was typed too late",
  },
  "popup-closed-by-user": {
    id: "phoneAuth.closed",
    defaultMessage: "The sign-in failed. Please try again",
    description: "The other party's window was closed",
  },
});

/**
 * What a flow is told of a refusal of the third party; its sentence travels along, since the platform has no codes
 * for it. Anything else is a defect and is thrown on.
 *
 * @example await phone.verify(code, signal).then((ok) => ({ ok }), phoneRefused(intl))
 */
export function phoneRefused({ formatMessage }: IntlShape) {
  return (
    error: unknown,
  ): {
    error: { readonly reason: ErrorCode; readonly message?: string };
  } => {
    if (!(error instanceof PhoneAuthError)) throw error;
    const { code } = error;
    return isPlatformCode(code)
      ? { error: { reason: platformReasons[code] } }
      : { error: { reason: "OTHER", message: formatMessage(messages[code]) } };
  };
}
