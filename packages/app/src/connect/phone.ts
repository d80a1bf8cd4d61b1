/*
 * Runs in /connect/phone.html, a document with its own origin in a frame of the portal: the only place where the
 * third party's SDK is loaded. It has no token, no session and nothing of the member except the number that is typed.
 */
import {
  askIn,
  messageType,
  type PhoneAsk,
  phoneAuthCodes,
  type PhoneAuthCode,
  type PhoneMessage,
  type PhoneSettings,
  type PhoneWord,
  settingsMeta,
} from "../entry/phone-auth/phoneAuthProtocol.ts";

/** The part of the third party's SDK that is used. It rejects with errors that have a `code`, like the SDK's own. */
export interface PhoneSdk {
  /**
   * Sends a code and resolves to the id that is needed to check it later.
   *
   * @param challenge Told that a bot check is about to be shown in `place`.
   */
  send(
    settings: PhoneSettings,
    ask: Extract<PhoneAsk, { kind: "send" }>,
    challenge: { readonly place: HTMLElement; readonly onShown: () => void },
  ): Promise<string>;
  /** Checks a code and resolves to a token that proves whose number it is. Nobody stays logged in. */
  verify(
    settings: PhoneSettings,
    ask: Extract<PhoneAsk, { kind: "verify" }>,
  ): Promise<string>;
}

/** Codes of the SDK for which we use a single name. */
const synonyms: Readonly<Record<string, PhoneAuthCode>> = {
  "session-expired": "code-expired",
  "missing-verification-id": "code-expired",
  "invalid-verification-id": "code-expired",
  "invalid-app-credential": "captcha-check-failed",
  "missing-app-credential": "captcha-check-failed",
  "invalid-recaptcha-token": "captcha-check-failed",
  "missing-recaptcha-token": "captcha-check-failed",
  "app-not-authorized": "operation-not-allowed",
  "unauthorized-domain": "operation-not-allowed",
  "invalid-api-key": "operation-not-allowed",
  "admin-restricted-operation": "operation-not-allowed",
  "billing-not-enabled": "operation-not-allowed",
  "user-disabled": "operation-not-allowed",
};

function codeOf(error: unknown): PhoneAuthCode {
  const said: unknown =
    typeof error === "object" && error !== null && "code" in error
      ? error.code
      : undefined;
  const name = typeof said === "string" ? said.replace(/^auth\//, "") : "";
  return (
    phoneAuthCodes.find((known) => known === name) ??
    (Object.hasOwn(synonyms, name) ? synonyms[name] : undefined) ??
    "unknown"
  );
}

/** The document's settings: written by the build, on our own origin. */
function settingsOf(document: Document): PhoneSettings | undefined {
  const meta = document.querySelector<HTMLMetaElement>(
    `meta[name="${settingsMeta}"]`,
  );
  return meta ? JSON.parse(meta.content) : undefined;
}

async function answerTo(
  ask: PhoneAsk,
  sdk: PhoneSdk,
  settings: PhoneSettings,
  challenge: Parameters<PhoneSdk["send"]>[2],
): Promise<PhoneWord> {
  try {
    return ask.kind === "send"
      ? {
          kind: "sent",
          verificationId: await sdk.send(settings, ask, challenge),
        }
      : { kind: "verified", idToken: await sdk.verify(settings, ask) };
  } catch (error) {
    return { kind: "refused", code: codeOf(error) };
  }
}

/**
 * Waits for the portal's single request and answers it. It listens only to the window that frames it, on an origin
 * that the brand has named, with the nonce that the frame was opened with; nothing else is answered. On any origin
 * but its own it does nothing, so that the third party's script never runs beside the portal's storage.
 *
 * @example startPhoneSignIn(window, firebaseSdk)
 */
export function startPhoneSignIn(view: Window, sdk: PhoneSdk): void {
  const { document, location, parent } = view;
  const settings = settingsOf(document);
  const nonce = location.hash.slice(1);
  const isOurs = settings?.connector === location.origin;
  if (!settings || !isOurs || parent === view || nonce === "") return;

  const listen = ({ data, origin, source }: MessageEvent<unknown>): void => {
    if (source !== parent || !settings.portals.includes(origin)) return;
    const ask = askIn(data, nonce);
    if (!ask) return;
    view.removeEventListener("message", listen);
    const say = (body: PhoneWord) => {
      const message: PhoneMessage<PhoneWord> = {
        type: messageType,
        nonce,
        body,
      };
      parent.postMessage(message, origin);
    };
    say({ kind: "heard" });
    void answerTo(ask, sdk, settings, {
      place: document.body,
      onShown: () => say({ kind: "challenge" }),
    }).then(say);
  };
  view.addEventListener("message", listen);
}
