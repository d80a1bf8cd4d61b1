import { initializeApp } from "@firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signOut,
  type Auth,
} from "@firebase/auth";
import type { PhoneSdk } from "../src/connect/phone.ts";
import type { PhoneSettings } from "../src/entry/phone-auth/phoneAuthProtocol.ts";

/* One document makes one request: nothing is kept, least of all in storage. */
function authOf({ apiKey, projectId, emulator }: PhoneSettings): Auth {
  const auth = initializeAuth(initializeApp({ apiKey, projectId }), {
    persistence: inMemoryPersistence,
  });
  if (emulator !== undefined) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
    // An emulator sends nothing, so no proof of being human is needed.
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/**
 * Announces the challenge before it may ask for interaction: some projects judge by a score and never show anything.
 */
class AnnouncedChallenge extends RecaptchaVerifier {
  readonly #onShown: () => void;

  constructor(
    auth: Auth,
    place: HTMLElement,
    theme: "dark" | "light",
    onShown: () => void,
  ) {
    super(auth, place, { theme, size: "normal" });
    this.#onShown = onShown;
  }

  override verify(): Promise<string> {
    this.#onShown();
    return super.verify();
  }
}

/** Firebase's phone authentication, as the connector document uses it. */
export const firebaseSdk: PhoneSdk = {
  async send(settings, { number, language, mode }, { place, onShown }) {
    const auth = authOf(settings);
    auth.languageCode = language;
    const challenge = document.createElement("div");
    place.append(challenge);
    return new PhoneAuthProvider(auth).verifyPhoneNumber(
      number,
      new AnnouncedChallenge(auth, challenge, mode, onShown),
    );
  },

  async verify(settings, { verificationId, code }) {
    const auth = authOf(settings);
    const { user } = await signInWithCredential(
      auth,
      PhoneAuthProvider.credential(verificationId, code),
    );
    try {
      return await user.getIdToken();
    } finally {
      await signOut(auth);
    }
  },
};
