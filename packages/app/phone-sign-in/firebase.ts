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

/* One document asks one thing: nothing is kept, in storage least of all. */
function authOf({ apiKey, projectId, emulator }: PhoneSettings): Auth {
  const auth = initializeAuth(initializeApp({ apiKey, projectId }), {
    persistence: inMemoryPersistence,
  });
  if (emulator !== undefined) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
    // An emulator sends nothing, so nobody has to show that they are no robot.
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/** Says so before it asks for a person: some projects judge by a score, and nothing is ever shown. */
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

/** Firebase's phone sign-in, as the connector document uses it. */
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
