import * as styles from "./phoneAuthFrame.css.ts";
import {
  messageType,
  type PhoneAsk,
  type PhoneAuthCode,
  type PhoneMessage,
  type PhoneWord,
  wordIn,
} from "./phoneAuthProtocol.ts";
import { randomId } from "../../services/randomId.ts";

/** How long the document may take to load, in ms. */
const loadMs = 15_000;
/** How long the third party may take, not counting the visitor's own time. */
const workMs = 60_000;
/** How long a visitor may take over the bot check, which then expires. */
const challengeMs = 5 * 60_000;

interface Surroundings {
  readonly signal: AbortSignal;
  readonly words: { readonly title: string; readonly cancel: string };
}

/** Sends one request to a connector document; resolves to its final answer, and never rejects. */
export type Connector = (
  origin: string,
  ask: PhoneAsk,
  surroundings: Surroundings,
) => Promise<PhoneWord>;

/**
 * Asks the connector document at an origin, in a frame that exists for this one request. The frame is hidden until
 * the third party needs the visitor; then it covers everything, and can be closed. Only messages from that very
 * frame, with its origin and its nonce, are accepted.
 *
 * @example await askConnector("https://connect.example", { kind: "verify", verificationId, code }, { signal, words })
 */
export const askConnector: Connector = (origin, ask, { signal, words }) =>
  new Promise((resolve) => {
    const nonce = randomId();
    const { dialog, frame, cancel } = framed(
      `${origin}/connect/phone.html#${nonce}`,
      words,
    );
    let timer: ReturnType<typeof setTimeout> | undefined;

    const end = (word: PhoneWord) => {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
      window.removeEventListener("keydown", onKeyDown, true);
      signal.removeEventListener("abort", giveUp);
      if (dialog.open) dialog.close();
      dialog.remove();
      resolve(word);
    };
    const refuse = (code: PhoneAuthCode) => end({ kind: "refused", code });
    const giveUp = () => refuse("popup-closed-by-user");
    const within = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(refuse, ms, "timeout");
    };

    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== frame.contentWindow || from !== origin) return;
      const word = wordIn(data, nonce);
      if (!word) return;
      switch (word.kind) {
        case "heard":
          return within(workMs);
        case "challenge":
          if (!dialog.open) dialog.showModal();
          return within(challengeMs);
        default:
          end(word);
      }
    };
    /* Escape closes this window only, not also the dialog that asked for the code. */
    const onKeyDown = (event: KeyboardEvent) => {
      if (dialog.open && event.key === "Escape") event.stopPropagation();
    };

    if (signal.aborted) return giveUp();
    within(loadMs);
    window.addEventListener("message", onMessage);
    window.addEventListener("keydown", onKeyDown, true);
    signal.addEventListener("abort", giveUp);
    dialog.addEventListener("cancel", giveUp);
    cancel.addEventListener("click", giveUp);
    frame.addEventListener("load", () => {
      const message: PhoneMessage<PhoneAsk> = {
        type: messageType,
        nonce,
        body: ask,
      };
      // Sent to its exact origin: another page in the frame receives nothing.
      frame.contentWindow?.postMessage(message, origin);
    });
    document.body.append(dialog);
  });

/** A native modal dialog: it is above all others, and nothing behind it can be reached. */
function framed(address: string, words: Surroundings["words"]) {
  const dialog = document.createElement("dialog");
  dialog.className = styles.dialog;
  dialog.setAttribute("aria-label", words.title);

  const title = document.createElement("h2");
  title.className = styles.title;
  title.textContent = words.title;

  const frame = document.createElement("iframe");
  frame.className = styles.frame;
  frame.title = words.title;
  // Its origin is not the portal's: access to its own origin gives no access to anything here.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups");
  frame.referrerPolicy = "strict-origin";
  frame.src = address;

  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.className = styles.cancel;
  cancel.textContent = words.cancel;

  dialog.append(title, frame, cancel);
  return { dialog, frame, cancel };
}
